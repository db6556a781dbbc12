export async function findCourse(ask, token, title) {
  const { courses } = await ask(`/api/admin/courses?${new URLSearchParams({ search: title })}`, token);
  const found = courses.find((course) => course.title === title) ?? courses[0];
  return (await ask(`/api/admin/courses/${found._id}`, token)).course;
}

/** Sends what the API client cannot send: a request that is no GET or POST. */
async function send({ address }, token, { method, path, body }) {
  const response = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
}

/** Gives a published course unpublished changes. */
export async function changeCourse(product, token, course) {
  const description = `${course.description} With solved examples.`;
  const odia = course.odia && {
    ...course.odia,
    description: `${course.odia.description} ସମାଧାନ ସହିତ ଉଦାହରଣ ଅଛି।`,
  };
  await send(product, token, {
    method: 'PUT',
    path: `/api/admin/courses/${course._id}`,
    body: { ...course, state: 'draft', description, odia },
  });
}

export async function publishAgain(product, ask, token, course) {
  await changeCourse(product, token, course);
  await ask(`/api/admin/courses/${course._id}/publish`, token, { note: 'ନୂଆ ଉଦାହରଣ' });
}

export async function fillBin(product, ask, token) {
  const { course } = await ask('/api/admin/courses', token, {
    state: 'draft',
    title: 'Agriculture of Odisha',
    description: '',
    odia: { title: 'ଓଡ଼ିଶାର କୃଷି', description: '' },
  });
  await send(product, token, { method: 'DELETE', path: `/api/admin/courses/${course._id}` });
}

/** Completes a course with a certificate. Its only chapter is complete when it is opened, because it has no test. */
export async function earnCertificate(product, ask, { token, student }) {
  const inBothLanguages = (title, odiaTitle) => ({
    title,
    description: title,
    odia: { title: odiaTitle, description: odiaTitle },
  });
  const { course } = await ask('/api/admin/courses', token, {
    ...inBothLanguages('Culture of Odisha', 'ଓଡ଼ିଶାର ସଂସ୍କୃତି'),
    price: 0,
    isFree: true,
    subjects: [
      {
        ...inBothLanguages('Art and festivals', 'କଳା ଓ ପର୍ବ'),
        chapters: [{ ...inBothLanguages('Festivals', 'ପର୍ବପର୍ବାଣି'), pdf: null, questions: [] }],
      },
    ],
  });
  await send(product, token, {
    method: 'PUT',
    path: `/api/admin/courses/${course._id}/certificate`,
    body: {
      isEnabled: true,
      text: 'Taught in Cuttack.',
      signatory: 'Asha Mohanty, Principal',
      odia: { text: 'କଟକରେ ଶିକ୍ଷାଦାନ କରାଯାଇଛି।', signatory: 'ଆଶା ମହାନ୍ତି, ଅଧ୍ୟକ୍ଷ' },
    },
  });
  await ask(`/api/protected/student/enroll/${course._id}`, student.token, {});
  const chapterId = course.subjects[0].chapters[0]._id;
  await ask('/api/student/progress/chapter', student.token, { courseId: course._id, chapterId, minutes: 0 });
  return (await ask('/api/student/certificates', student.token)).certificates[0];
}
