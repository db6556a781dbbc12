// Runs before the first paint, while the app's code is loading. The page must also work without it.
(() => {
  const root = document.documentElement;
  const readStorage = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is disabled
    }
  };

  const parseStorage = (key) => {
    try {
      return JSON.parse(readStorage(key)) ?? {};
    } catch {
      return {};
    }
  };

  const theme = readStorage('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // The server sends the portal's shell to everybody. Hide it from people whom the route guards will redirect.
  const token = readStorage('token');
  const [, area] = location.pathname.replace(/^\/or(?=\/)/, '').split('/');
  const user = parseStorage('user');
  if (!token || (user.role ?? area) !== area) root.dataset.shell = 'hidden';
  // the shell's menu is that of an owner
  if (user.adminRole && user.adminRole !== 'owner') root.dataset.menu = 'hidden';
  if (readStorage('sidebar') === 'closed') root.dataset.sidebar = 'closed';

  // On a slow connection the portal loads no fonts for headings; see base.css.
  const { effectiveType = '4g', saveData } = navigator.connection ?? {};
  if (effectiveType !== '4g' && (area === 'student' || area === 'admin')) root.dataset.connection = 'slow';
  if (saveData || readStorage('less-data')) root.dataset.saveData = '';

  // Only a reader of the first page sees its picture.
  const isUnusedPicture = (url) => {
    const [, chapterId] = /\/page-picture\/.+\/(.+)/.exec(url) ?? [];
    const isOtherPage = (readStorage(`page-of:${user.email}:${chapterId}`) ?? '1') !== '1';
    return chapterId && (isOtherPage || parseStorage(`reading:${user.email}`).view === 'text');
  };

  // Fetch the page's data in parallel with its code; see app/early-responses.ts.
  const { fetch: urls } = document.currentScript.dataset;
  window.earlyResponses = new Map();
  if (token && urls && root.dataset.shell !== 'hidden') {
    const headers = {
      accept: 'application/json',
      'accept-language': root.lang,
      authorization: `Bearer ${token}`,
    };
    for (const url of urls.split(' ')) {
      if (isUnusedPicture(url)) continue;
      const response = fetch(url, { headers });
      response.catch(() => {}); // the app requests it again
      window.earlyResponses.set(url, { token, response });
    }
  }

  // base.css locks the page while a menu is open.
  addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (target.matches('[data-menu]')) root.dataset.menuOpened = '';
    },
    true,
  );

  // Record taps that only the app can handle; app/replay-early-taps.ts replays them.
  window.earlyTaps = new Set();
  const recordTap = (event, element) => {
    if (!window.earlyTaps || !element) return;
    event.preventDefault();
    window.earlyTaps.add(element);
  };
  addEventListener('click', (event) =>
    recordTap(event, event.target.closest('button[type=button]:not([popovertarget])')),
  );
  addEventListener('submit', (event) => recordTap(event, event.target.closest('form:not([action])')));

  // Keep the offer to install the app until a screen makes it; see features/install-app/.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
  addEventListener('appinstalled', () => {
    window.installPrompt = undefined;
  });

  // Chromium keeps the boxes that it drew before the Odia font arrived; a new value makes it redraw. See base.css.
  let redraws = 0;
  const redraw = () => {
    redraws += 1;
    root.style.setProperty('--redrawn', redraws);
  };
  document.fonts.ready.then(redraw);
  document.fonts.addEventListener('loadingdone', redraw);

  // Say in the shell that the app cannot be loaded.
  const isAppScript = ({ target }) => target instanceof HTMLScriptElement && target.type === 'module';
  addEventListener(
    'error',
    (event) => {
      const notice = isAppScript(event) && document.getElementById('shell-offline');
      if (!notice) return;
      notice.hidden = false;
      addEventListener('online', () => location.reload());
    },
    true,
  );
})();
