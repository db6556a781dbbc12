// Runs before the first paint, while the app's own code is still on its way. Nothing else on the page may depend on it.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is switched off
    }
  };

  const roleIn = (user) => {
    try {
      return JSON.parse(user).role;
    } catch {
      return undefined;
    }
  };

  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // The frame of the portal comes with the page. It must not flash up for a person whom the guards send elsewhere.
  const token = stored('token');
  const [, area] = location.pathname.split('/');
  if (!token || (roleIn(stored('user')) ?? area) !== area) root.dataset.shell = 'hidden';
  if (stored('sidebar') === 'closed') root.dataset.sidebar = 'closed';

  // On a slow line the code of the portal comes before the face of its headings, and the device's own stands in for it.
  const { effectiveType = '4g' } = navigator.connection ?? {};
  if (effectiveType !== '4g' && (area === 'student' || area === 'admin')) root.dataset.line = 'slow';

  // The data of the page is asked for beside its code; see app/early-responses.ts.
  const { fetch: addresses } = document.currentScript.dataset;
  window.earlyResponses = new Map();
  if (token && addresses && root.dataset.shell !== 'hidden') {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    for (const address of addresses.split(' ')) {
      const response = fetch(address, { headers });
      response.catch(() => {}); // asked again by the app
      window.earlyResponses.set(address, { token, response });
    }
  }

  // Taps on what only the app can answer are kept for it; see app/replay-early-taps.ts.
  window.earlyTaps = new Set();
  const keep = (event, element) => {
    if (!window.earlyTaps || !element) return;
    event.preventDefault();
    window.earlyTaps.add(element);
  };
  addEventListener('click', (event) =>
    keep(event, event.target.closest('button[type=button]:not([popovertarget])')),
  );
  addEventListener('submit', (event) => keep(event, event.target.closest('form:not([action])')));

  // Chromium keeps what it drew before a script's own font arrived: boxes, where the device knows no Odia. A font
  // setting that was never there before, and has no effect by itself (see base.css), makes it draw again.
  let redrawn = 0;
  const redraw = () => {
    redrawn += 1;
    root.style.setProperty('--redrawn', redrawn);
  };
  document.fonts.ready.then(redraw);
  document.fonts.addEventListener('loadingdone', redraw);

  // Without its code the frame would wait for ever.
  const isOfApp = ({ target }) => target instanceof HTMLScriptElement && target.type === 'module';
  addEventListener(
    'error',
    (event) => {
      const note = isOfApp(event) && document.getElementById('shell-offline');
      if (!note) return;
      note.hidden = false;
      addEventListener('online', () => location.reload());
    },
    true,
  );
})();
