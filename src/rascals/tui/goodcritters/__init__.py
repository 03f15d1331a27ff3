"""GoodCritters in the terminal: the den, drawn and in sentences."""
