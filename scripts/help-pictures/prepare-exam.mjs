const QUESTIONS_PER_SECTION = 10;

/** Creates an exam with one section per course. */
export async function createExam(ask, token, { number, courses, state }) {
  const { exam } = await ask('/api/admin/exams', token, {
    ...(state && { state }),
    title: `OSSC CGL: full-length exam ${number}`,
    instructions: 'Answer all questions. A wrong answer costs a quarter of a mark.',
    odia: {
      title: `OSSC CGL: ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା ${number}`,
      instructions: 'ସବୁ ପ୍ରଶ୍ନର ଉତ୍ତର ଦିଅନ୍ତୁ। ଭୁଲ ଉତ୍ତରରେ ଏକ-ଚତୁର୍ଥାଂଶ ନମ୍ବର କଟିବ।',
    },
    minutes: 60,
    attempts: 10,
    sections: courses.map(toSection),
  });
  return exam;
}

const toSection = ({ title, odia, subjects }) => ({
  title,
  odia: odia && { title: odia.title },
  marks: { right: '1', wrong: '-0.25', empty: '0' },
  questions: subjects
    .flatMap(({ chapters }) => chapters.flatMap(({ questions }) => questions))
    .slice(0, QUESTIONS_PER_SECTION)
    .map(toExamQuestion),
});

const toExamQuestion = ({ question, options, correctAnswer, explanation, odia }) => ({
  question,
  options,
  correctAnswer,
  explanation,
  odia,
});

export async function startExam(ask, token, examId) {
  return (await ask(`/api/student/exams/${examId}/attempts`, token, {})).attempt;
}

/** Hands an exam in with the first option as the answer to every question. */
export async function takeExam(ask, token, examId) {
  const { attemptId, questions } = await startExam(ask, token, examId);
  const answers = questions.map(({ _id }) => ({ questionId: _id, selectedIndex: 0 }));
  return ask('/api/student/progress/test-result', token, { attemptId, answers });
}

export async function reportQuestion(ask, token, { result, review }) {
  const { report } = await ask('/api/student/reports', token, {
    questionId: review[0]._id,
    resultId: result._id,
    kind: 'wrong-key',
    text: 'ମୋ ବହିରେ ଉତ୍ତର ଅଲଗା ଅଛି।',
  });
  return report;
}
