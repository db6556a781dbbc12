/** Creates a draft of a message to the students of a course. */
export async function writeMessage(ask, token, courseId) {
  return ask('/api/admin/messages', token, {
    audience: 'course',
    courseId,
    studentId: null,
    title: 'New chapter on Sunday',
    text: 'On Sunday we add a chapter about the Kalinga War.\n\nPractise the older chapters until then.',
    odia: {
      title: 'ରବିବାର ନୂଆ ଅଧ୍ୟାୟ',
      text: 'ରବିବାର ଆମେ କଳିଙ୍ଗ ଯୁଦ୍ଧ ବିଷୟରେ ଏକ ଅଧ୍ୟାୟ ଯୋଡ଼ିବୁ।\n\nସେପର୍ଯ୍ୟନ୍ତ ପୁରୁଣା ଅଧ୍ୟାୟଗୁଡ଼ିକ ଅଭ୍ୟାସ କରନ୍ତୁ।',
    },
  });
}

/** Sends requests about personal data by two students. */
export async function sendRequests(ask, { student, other }) {
  await ask('/api/student/grievances', student.token, {
    kind: 'date-of-birth',
    text: 'ମୋ ଜନ୍ମ ତାରିଖ ଭୁଲ ଅଛି। ମୁଁ 2004 ମସିହାରେ ଜନ୍ମ ହୋଇଥିଲି, 2014ରେ ନୁହେଁ।',
  });
  await ask('/api/student/grievances', other.token, {
    kind: 'access',
    text: 'ଆପଣଙ୍କ ପାଖରେ ମୋର କେଉଁ ତଥ୍ୟ ଅଛି, ଜଣାନ୍ତୁ।',
  });
}
