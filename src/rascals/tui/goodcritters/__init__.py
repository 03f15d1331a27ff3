"""GoodCritters in the terminal: what lies on the table, in sentences."""
