"""Level 4: the review of a finished match. What was luck, what was skill, and what would have been better."""

from wurf.review.analysis import Analysis, Partial
from wurf.review.ledger import Figure, Item, Ledger, SeatSum
from wurf.review.questions import Answer, Question, answer
from wurf.review.trying import Judgement, judged, question_about

__all__ = [
    "Analysis",
    "Answer",
    "Figure",
    "Item",
    "Judgement",
    "Ledger",
    "Partial",
    "Question",
    "SeatSum",
    "answer",
    "judged",
    "question_about",
]
