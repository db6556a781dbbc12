/** A bilingual question of the usual length; each has other words, so that it compresses like real text. */
export function createVariedQuestion(n: number) {
  const words = Array.from({ length: 24 }, (_, at) => ((n * 7919 + at * 104_729) % 99_991).toString(36));
  const odia = words.map((word) =>
    word.replace(/[a-z0-9]/g, (c) => String.fromCharCode(0x0b15 + (c.charCodeAt(0) % 34))),
  );
  return {
    question: `Which of these is ${words.slice(0, 8).join(' ')}?`,
    options: [0, 1, 2, 3].map((option) => words.slice(8 + option * 2, 10 + option * 2).join(' ')),
    correctAnswer: n % 4,
    explanation: words.slice(16).join(' '),
    odia: {
      question: `${odia.slice(0, 8).join(' ')}?`,
      options: [0, 1, 2, 3].map((option) => odia.slice(8 + option * 2, 10 + option * 2).join(' ')),
      explanation: odia.slice(16).join(' '),
    },
  };
}
