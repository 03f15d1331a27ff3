"""Studies: what is varied, what is asked, and play that stops once it knows. They need the extra `lab`.

study = read_study(Path("study.toml"))
study.run(workers=2)
for answer in study.answers():
print(answer.question.ask, answer.cell, answer.value, answer.half)
study.frame()  # all rows, one a seat of a game, as a frame of polars
"""

from rascals.core.errors import Missing

try:
    from rascals.study.questions import Answer, Question
    from rascals.study.reading import BadStudy, parse_study, read_study
    from rascals.study.study import Stop, Study
except ImportError as error:
    raise Missing.of("lab", error) from error

__all__ = ["Answer", "BadStudy", "Question", "Stop", "Study", "parse_study", "read_study"]
