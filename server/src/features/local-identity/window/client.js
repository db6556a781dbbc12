/*
 * Implements the token client of Google's sign-in script with the local identity provider: it opens a window in which a
 * person chooses an account, and passes the token to the page.
 */
(() => {
  const FEATURES = 'popup,width=460,height=640';
  const CHECK_INTERVAL_MS = 300;

  function initTokenClient({ callback, error_callback: onError = () => {} }) {
    function requestAccessToken() {
      // the window has the language of the page
      const url = `/identity/window.html?language=${document.documentElement.lang}`;
      const popup = window.open(url, 'sikhya-identity', FEATURES);
      if (!popup) {
        onError({ type: 'popup_failed_to_open', message: 'Failed to open popup window' });
        return;
      }
      const finish = () => {
        window.removeEventListener('message', onMessage);
        clearInterval(timer);
      };
      const onMessage = ({ origin, source, data }) => {
        if (origin !== location.origin || source !== popup || data?.type !== 'sikhya-identity') return;
        finish();
        // the page closes the window, because a window that closes itself may lose its message
        popup.close();
        callback(data.response);
      };
      const timer = setInterval(() => {
        if (!popup.closed) return;
        finish();
        onError({ type: 'popup_closed', message: 'Popup window closed' });
      }, CHECK_INTERVAL_MS);
      window.addEventListener('message', onMessage);
    }
    return { requestAccessToken };
  }

  window.google = { accounts: { oauth2: { initTokenClient } } };
})();
