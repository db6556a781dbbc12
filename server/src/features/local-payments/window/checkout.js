/**
 * Stands in for Razorpay's checkout.js: defines `window.Razorpay` with the same options and events, and opens a dialog in
 * which one chooses what happens to the payment.
 */
(() => {
  const TEXTS = '{{texts}}';

  /** Each choice: its text, what the provider does, and whether the browser returns. */
  const CHOICES = [
    { text: 'paid', outcome: 'paid' },
    { text: 'failed', outcome: 'failed' },
    { text: 'failedThenPaid', outcome: 'failed-then-paid' },
    { text: 'late', outcome: 'late' },
    { text: 'wrongAmount', outcome: 'wrong-amount' },
    { text: 'webhookTwice', outcome: 'paid', webhook: 'twice' },
    { text: 'webhookLost', outcome: 'paid', webhook: 'lost' },
    { text: 'returnLost', outcome: 'paid', isReturnLost: true },
    { text: 'bothLost', outcome: 'paid', webhook: 'lost', isReturnLost: true },
    { text: 'closed' },
  ];

  const createElement = (name, properties = {}, children = []) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  class LocalCheckout {
    #options;
    #listeners = {};
    #dialog;

    constructor(options) {
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners[event] = listener;
    }

    open() {
      const texts = TEXTS[document.documentElement.lang === 'or' ? 'or' : 'en'];
      const message = createElement('p', { role: 'status' });
      const buttons = CHOICES.map((choice) =>
        createElement('button', {
          type: 'button',
          textContent: texts[choice.text],
          onclick: () => this.#choose(choice, { texts, message, buttons }),
        }),
      );
      buttons.forEach((button, index) => {
        button.dataset.choice = CHOICES[index].text;
      });
      this.#dialog = createElement('dialog', { className: 'local-payment' }, [
        createElement('link', { rel: 'stylesheet', href: '/local-payments/checkout.css' }),
        createElement('strong', { textContent: texts.note }),
        createElement('h2', { textContent: texts.question }),
        message,
        ...buttons,
      ]);
      this.#dialog.setAttribute('aria-label', texts.title);
      this.#dialog.addEventListener('cancel', () => this.#dismiss());
      document.body.append(this.#dialog);
      this.#dialog.showModal();
    }

    close() {
      this.#dialog?.remove();
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    async #choose({ outcome, webhook = 'once', isReturnLost }, { texts, message, buttons }) {
      if (!outcome) return this.#dismiss();
      for (const button of buttons) button.disabled = true;
      try {
        const returned = await this.#pay({ order_id: this.#options.order_id, outcome, webhook });
        if (outcome === 'failed') return this.#fail(returned, message, texts);
        this.close();
        // a browser that does not return has left the page
        if (isReturnLost) this.#options.modal?.ondismiss?.();
        else this.#succeed(returned);
      } catch {
        message.textContent = texts.unreachable;
      } finally {
        for (const button of buttons) button.disabled = false;
      }
    }

    async #pay(body) {
      const response = await fetch('/local-payments/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    }

    /** The window stays open after a failure, as Razorpay's does. */
    #fail({ razorpay_order_id, razorpay_payment_id }, message, texts) {
      message.textContent = texts.paymentFailed;
      this.#listeners['payment.failed']?.({
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: texts.paymentFailed,
          metadata: { order_id: razorpay_order_id, payment_id: razorpay_payment_id },
        },
      });
    }

    #succeed(returned) {
      const { handler, redirect, callback_url: action } = this.#options;
      if (!redirect || !action) return handler?.(returned);
      const fields = Object.entries(returned).map(([name, value]) =>
        createElement('input', { type: 'hidden', name, value }),
      );
      const form = createElement('form', { method: 'post', action }, fields);
      document.body.append(form);
      form.submit();
    }
  }

  window.Razorpay = LocalCheckout;
})();
