/*
 * The part of Google's sign-in script that a token client needs, for the identity provider of this server: a window
 * opens, a person says who they are, and the page that opened it hears of the token.
 */
(() => {
  const ADDRESS = '/identity/window.html';
  const SIZE = 'popup,width=460,height=640';
  const LOOK_MS = 300;

  function initTokenClient({ callback, error_callback: onError = () => {} }) {
    function requestAccessToken() {
      const opened = window.open(ADDRESS, 'sikhya-identity', SIZE);
      if (!opened) {
        onError({ type: 'popup_failed_to_open', message: 'Failed to open popup window' });
        return;
      }
      const finish = () => {
        window.removeEventListener('message', hear);
        clearInterval(looking);
      };
      const hear = ({ origin, source, data }) => {
        if (origin !== location.origin || source !== opened || data?.type !== 'sikhya-identity') return;
        finish();
        // closed from here: a window that closes itself may be gone before what it said is heard
        opened.close();
        callback(data.answer);
      };
      const looking = setInterval(() => {
        if (!opened.closed) return;
        finish();
        onError({ type: 'popup_closed', message: 'Popup window closed' });
      }, LOOK_MS);
      window.addEventListener('message', hear);
    }
    return { requestAccessToken };
  }

  window.google = { accounts: { oauth2: { initTokenClient } } };
})();
