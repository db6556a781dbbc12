/* A person picks who they are, or types it; the page that opened this window is told. */
const PEOPLE = [
  { name: 'Subhashree Mohanty', email: 'subhashree@example.com' },
  { name: 'ଶ୍ରୀକାନ୍ତ ସାହୁ', email: 'srikanta@example.com' },
  { name: 'Bikash Nayak', email: 'bikash@example.com' },
  { name: 'ଅନିତା ପଣ୍ଡା', email: 'anita@example.com' },
];

const error = document.getElementById('error');

// text that is drawn before its font is there may stay boxes on a device without Odia
await document.fonts.load("1em 'Noto Sans Oriya'", 'ଓ').catch(() => {});

for (const person of PEOPLE) {
  const button = document.createElement('button');
  const name = document.createElement('strong');
  name.textContent = person.name;
  if (/[\u0b00-\u0b7f]/.test(person.name)) name.lang = 'or';
  const email = document.createElement('span');
  email.textContent = person.email;
  button.append(name, email);
  button.type = 'button';
  button.addEventListener('click', () => void signIn(person));
  const item = document.createElement('li');
  item.append(button);
  document.getElementById('people').append(item);
}

document.getElementById('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void signIn(Object.fromEntries(new FormData(event.target)));
});

async function signIn({ name, email }) {
  error.hidden = true;
  const buttons = document.querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  try {
    const answer = await fetch('/identity/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email }),
    });
    const body = await answer.json();
    if (!answer.ok) throw new Error(body.error ?? body.message);
    if (!window.opener)
      throw new Error('The page that opened this window is gone. Close it and sign in again.');
    window.opener.postMessage({ type: 'sikhya-identity', answer: body }, location.origin);
  } catch (reason) {
    error.textContent =
      reason instanceof TypeError ? 'The server cannot be reached. Please try again.' : reason.message;
    error.hidden = false;
    for (const button of buttons) button.disabled = false;
  }
}
