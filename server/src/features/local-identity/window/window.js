/* Lets a person choose or enter an account, and sends its token to the page that opened this window. */
const PEOPLE = [
  { name: 'Subhashree Mohanty', email: 'subhashree@example.com' },
  { name: 'ଶ୍ରୀକାନ୍ତ ସାହୁ', email: 'srikanta@example.com' },
  { name: 'Bikash Nayak', email: 'bikash@example.com' },
  { name: 'ଅନିତା ପଣ୍ଡା', email: 'anita@example.com' },
];

const error = document.getElementById('error');

// on a device without Odia fonts, text that is drawn before the font has loaded may stay unreadable
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
    const response = await fetch('/identity/token', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
      },
      body: JSON.stringify({ name, email }),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(body.error ?? body.message);
    if (!window.opener) throw new Error(error.dataset.openerClosed);
    window.opener.postMessage({ type: 'sikhya-identity', response: body }, location.origin);
  } catch (reason) {
    error.textContent = reason instanceof TypeError ? error.dataset.unreachable : reason.message;
    error.hidden = false;
    for (const button of buttons) button.disabled = false;
  }
}
