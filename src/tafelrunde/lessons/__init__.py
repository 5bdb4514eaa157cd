"""Lessons: a game taught on its own board. A lesson is data in the game's folder, and a real match of the kernel."""

from tafelrunde.lessons.following import Progress, follow
from tafelrunde.lessons.lesson import NEXT, BadLesson, Lesson, Step, lesson_of, lessons_of, words_of

__all__ = ["NEXT", "BadLesson", "Lesson", "Progress", "Step", "follow", "lesson_of", "lessons_of", "words_of"]
