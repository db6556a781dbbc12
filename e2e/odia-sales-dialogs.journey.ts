import { PAYMENT_ISSUE_KINDS } from '../contract/src/order-management.ts';
import { texts as coupons } from '../web/src/features/coupons/texts.ts';
import { texts as orderManagement } from '../web/src/features/order-management/texts.ts';
import { texts as orders } from '../web/src/features/orders/texts.ts';
import { texts as students } from '../web/src/features/students/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { texts as ui } from '../web/src/ui/texts.ts';
import { expectDialog, expectVisibleFocus, openInOdia, press } from './odia-dialog-actions.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { createScreenData } from './screen-data.ts';
import { toAddress } from './screens.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { createAdminClient } from './study-course.ts';

/** Dialogs about money, with the errors, messages and toasts that a screen shows only after a press. */

const PHONE = { width: 360, height: 640 };

// refused input and unpaid courses
test.use({ expectedConsoleErrors: /status of 4\d\d/ });
test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('buying, receipts and refunds are in Odia', async ({ page, product }) => {
  const student = { name: 'ମୀନା ଦାସ', email: 'dialogs.buyer@example.com' };
  const data = await createScreenData(page, product, student);
  const title = 'କିଣିବା ପାଠ୍ୟକ୍ରମ';
  await (await createAdminClient(product)).create(title, [[{ title: 'ଅଧ୍ୟାୟ', questions: 1 }]], 250);
  await signInAsStudent(page, student);
  // as on a site whose seller has a GST number; the page contains the facts about the site
  await page.route('**/or/student/courses?*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"hasGst":false', '"hasGst":true');
    await route.fulfill({ response, body: html });
  });
  await openInOdia(page, `/student/courses?search=${title}`);
  await page.getByRole('button', { name: /^ଏବେ କିଣନ୍ତୁ/ }).click();
  const buyDialog = await expectDialog(page, 'buy a course');
  await press(buyDialog, orders.haveCoupon.or);
  await buyDialog.getByLabel(orders.coupon.or).fill('NOWHERE');
  await press(buyDialog, orders.applyCoupon.or);
  await expect(buyDialog.getByText('କୋଡଟି ଯାଞ୍ଚ କରନ୍ତୁ')).toBeVisible();
  await buyDialog.getByLabel(orders.gstin.or).fill('WRONG');
  await press(buyDialog, orders.pay.or);
  await expect(buyDialog.getByText(orders.missingState.or)).toBeVisible();
  await expectDialog(page, 'buy a course with errors');
  await buyDialog.getByLabel(orders.gstin.or).fill('27aapfu0939f1zw');
  await expect(buyDialog.getByText(orders.mistypedGstin.or)).toBeVisible();
  await expectDialog(page, 'buy a course with a mistyped GST number');
  await buyDialog.getByLabel(orders.gstin.or).fill('27aapfu0939f1zv');
  await expect(buyDialog.getByText(orders.mistypedGstin.or)).toBeHidden();

  const tax = {
    sac: '999293',
    percent: 18,
    taxable: 422.88,
    cgst: 38.06,
    sgst: 38.06,
    igst: 0,
    placeOfSupply: '21',
  };
  await page.route('**/api/student/orders/*/receipt', async (route) => {
    const response = await route.fetch();
    const { receipt } = await response.json();
    const invoice = { ...receipt, kind: 'tax-invoice', tax };
    const creditNote = { ...invoice, kind: 'credit-note', number: 'CN/1', corrects: receipt.number };
    await route.fulfill({ json: { receipt: invoice, creditNotes: [creditNote] } });
  });
  await openInOdia(page, toAddress(paths.receipt(':orderId'), data));
  await expectOdia(page, 'tax invoice');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator(':is(header, footer, aside):not(main *):visible')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ media: null, colorScheme: null });

  await openInOdia(page, paths.purchases);
  await press(page, orders.requestRefund.or);
  const refundDialog = await expectDialog(page, 'ask for a refund');
  await press(refundDialog, orders.sendRequest.or);
  await expectDialog(page, 'ask for a refund without a reason');
  const reason = refundDialog.getByRole('textbox');
  await reason.fill('ଭୁଲ ପାଠ୍ୟକ୍ରମ');
  // above an on-screen keyboard
  await page.setViewportSize({ width: 360, height: 320 });
  const isShown = await reason.evaluate((field) => {
    field.scrollIntoView({ block: 'center' });
    const { left, top, bottom } = field.getBoundingClientRect();
    return [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 9, y) === field);
  });
  expect(isShown, 'the top and the bottom of the field').toEqual([true, true]);
  await page.setViewportSize(PHONE);
  await press(refundDialog, orders.sendRequest.or);
  await expect(page.getByText(orders.requestSent.or)).toBeVisible();
  await expectOdia(page, 'refund requested');

  await signInAsAdmin(page);
  const orderAddress = toAddress(paths.order(':orderId'), data);
  await openInOdia(page, orderAddress);
  await expectOdia(page, 'order with a refund request');
  await press(page, orderManagement.decline.or);
  const declineDialog = await expectDialog(page, 'decline a refund');
  await press(declineDialog, orderManagement.decline.or);
  await expectDialog(page, 'decline a refund without a reason');
  await declineDialog.getByRole('textbox').fill('ନିୟମ ପୂରଣ ହେଉନାହିଁ');
  await press(declineDialog, orderManagement.decline.or);
  await expect(page.getByText(orderManagement.declined.or)).toBeVisible();
  await press(page, orderManagement.refund.or);
  const adminRefund = await expectDialog(page, 'refund an order');
  await adminRefund.getByText(orderManagement.aPart.or).click();
  await adminRefund.getByLabel(orderManagement.partAmount.or).fill('99999');
  await press(adminRefund, orderManagement.refund.or);
  await expectDialog(page, 'refund an order with errors');
  await adminRefund.getByLabel(orderManagement.partAmount.or).fill('99');
  await adminRefund.getByLabel(orderManagement.reason.or).fill('ଭୁଲ');
  await press(adminRefund, orderManagement.refund.or);
  await expectDialog(page, 'confirm a refund');
  await press(page, orderManagement.yesRefund.or);
  await expect(page.getByText(orderManagement.refundStarted.or)).toBeVisible();
  await expectOdia(page, 'order with a refund');
});

test('payment issues are in Odia', async ({ page }) => {
  await signInAsAdmin(page);
  const issues = PAYMENT_ISSUE_KINDS.map((kind, index) => ({
    _id: `0000000000000000000000${index}`,
    kind,
    orderId: null,
    orderNumber: null,
    providerPaymentId: `pay_${index}`,
    ours: 499,
    theirs: 500,
    foundAt: '2026-11-01T10:00:00.000Z',
    resolvedAt: null,
    note: '',
  }));
  await page.route('**/api/admin/payment-issues', (route) => route.fulfill({ json: { issues } }));
  await openInOdia(page, paths.orders);
  await expect(page.getByText(orderManagement.needsALookNote.or)).toBeVisible();
  await expectOdia(page, 'payment issues are in Odia');
  await page.getByLabel(orderManagement.courseOrPass.or).selectOption(orderManagement.otherCourse.or);
  await page.getByRole('searchbox', { name: students.searchCourses.or }).fill('ସମ୍ପାଦନା');
  await expectDialog(page, 'filter orders by a course');
  await page.keyboard.press('Escape');
  await press(page, orderManagement.resolve.or);
  const dialog = await expectDialog(page, 'resolve a payment issue');
  await dialog.locator('form button').last().click();
  await expectDialog(page, 'resolve a payment issue without a reason');
});

test('the dialogs of coupons and passes are in Odia', async ({ page }) => {
  await signInAsAdmin(page);
  await openInOdia(page, paths.coupons);
  await press(page, coupons.newCoupon.or);
  const couponDialog = await expectDialog(page, 'new coupon');
  await expectVisibleFocus(page, couponDialog);
  await couponDialog.getByLabel(coupons.code.or).fill('a b');
  await press(couponDialog, coupons.save.or);
  await expectDialog(page, 'new coupon with errors');
  await page.keyboard.press('Escape');
  await expectDialog(page, 'discard a changed coupon');
  await page.keyboard.press('Escape');
  await couponDialog.getByLabel(coupons.code.or).fill('DIALOGS-10');
  await couponDialog.getByLabel(coupons.discount.or).last().fill('10');
  await press(couponDialog, coupons.save.or);
  await expect(page.getByText(coupons.saved.or)).toBeVisible();
  await expectOdia(page, 'list of coupons');
  await press(page, coupons.deleteNamed.or);
  await expectDialog(page, 'delete a coupon');
  await press(page, ui.cancel.or);
  await press(page, coupons.newPass.or);
  const passDialog = await expectDialog(page, 'new pass');
  await press(passDialog, coupons.save.or);
  await expectDialog(page, 'new pass with errors');
});
