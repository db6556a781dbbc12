import type { HelpArticleName } from '@sikhya/contract/help-articles.ts';

/** Further words that people search for: other names of the thing, Odia words, and Odia words in Latin letters. */
export const keywords: Record<HelpArticleName, string> = {
  'sign-in': 'login log in account google register ଲଗଇନ ଖାତା ଗୁଗୁଲ prabesha khata',
  'cannot-sign-in':
    'login failed forgotten password pop-up blocked browser whatsapp ଲଗଇନ ପାସୱାର୍ଡ ଭୁଲିଗଲି ପପ-ଅପ ଅସୁବିଧା bhuligali',
  'start-a-course': 'enroll enrol free course chapter progress ମାଗଣା ନାମଲେଖା ଅଗ୍ରଗତି magana pathyakrama',
  'read-study-material': 'pdf notes zoom letters small dark ନୋଟ ଅକ୍ଷର ଛୋଟ ବହି boi padhiba',
  'take-a-mock-test':
    'quiz questions marks score result retake explanation ପ୍ରଶ୍ନ ନମ୍ବର ଫଳାଫଳ ବ୍ୟାଖ୍ୟା pariksha abhyasa',
  'no-network-during-a-test':
    'offline internet connection lost saved answers ଇଣ୍ଟରନେଟ ନେଟୱର୍କ ସଂଯୋଗ ନାହିଁ ଅଫଲାଇନ ଉତ୍ତର network nahin',
  'study-without-a-network':
    'no network offline internet connection village bus train stored device ଇଣ୍ଟରନେଟ ନେଟୱର୍କ ସଂଯୋଗ ନାହିଁ ଅଫଲାଇନ network nahin',
  'take-an-exam':
    'full-length hall palette section negative marks rank calculator full screen ବିଭାଗ ସ୍ଥାନ ମେରିଟ ର‍୍ୟାଙ୍କ କ୍ୟାଲକୁଲେଟର pariksha',
  'get-a-certificate':
    'certificate completed course proof pdf share whatsapp linkedin badge ସାର୍ଟିଫିକେଟ ଲିଙ୍କ ସେୟାର certificate praman patra',
  'report-a-problem': 'wrong question mistake error answer key complaint ଭୁଲ ପ୍ରଶ୍ନ ତ୍ରୁଟି ଅଭିଯୋଗ bhul prashna',
  practise: 'practice revise wrong questions streak plan daily ଭୁଲ ପ୍ରଶ୍ନ ଯୋଜନା ପୁନରାବୃତ୍ତି abhyasa',
  'buy-a-course': 'payment pay upi card price coupon receipt gst ଦେୟ ଟଙ୍କା ମୂଲ୍ୟ କୁପନ ରସିଦ tanka kiniba',
  passes: 'pass subscription renew cancel ସଦସ୍ୟତା ନବୀକରଣ ବାତିଲ',
  'ask-for-a-refund': 'refund money back return cancel order ଫେରସ୍ତ ଟଙ୍କା ବାତିଲ tanka pherasta',
  notices: 'notification bell e-mail message unread ନୋଟିଫିକେସନ ଘଣ୍ଟି ବାର୍ତ୍ତା suchana',
  'change-the-language': 'odia english digits theme dark light ଓଡ଼ିଆ ଇଂରାଜୀ ଅଙ୍କ ଗାଢ଼ bhasha',
  'type-odia-on-a-phone': 'keyboard gboard android iphone typing କିବୋର୍ଡ ଟାଇପିଂ ଫୋନ odia lekhiba',
  'install-the-app': 'app home screen pwa android iphone icon download ଆପ ଡାଉନଲୋଡ ହୋମ ସ୍କ୍ରିନ',
  'use-less-data': 'mobile data save slow connection recharge internet ଡାଟା ସଞ୍ଚୟ ଇଣ୍ଟରନେଟ ରିଚାର୍ଜ',
  'export-my-data': 'privacy zip personal data download copy ଗୋପନୀୟତା ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ଡାଉନଲୋଡ',
  'delete-my-account':
    'privacy erase personal data remove profile device lost phone ଗୋପନୀୟତା ତଥ୍ୟ ଲିଭାଇବା ଉପକରଣ ଫୋନ ହଜିଗଲା',
  'write-a-course': 'create course editor subject chapter pdf upload thumbnail price ସମ୍ପାଦନା ଅଧ୍ୟାୟ ଅପଲୋଡ ମୂଲ୍ୟ',
  'import-questions': 'bulk upload questions txt csv excel word paste ଅପଲୋଡ ପେଷ୍ଟ ସାରଣୀ',
  'write-in-two-languages': 'bilingual translation odia version english ଅନୁବାଦ ଓଡ଼ିଆ ରୂପ ଦ୍ୱିଭାଷୀ',
  'type-odia-at-a-desk': 'keyboard transliteration inscript laptop ctrl+g କିବୋର୍ଡ ଟାଇପିଂ ଲାପଟପ',
  'publish-a-course': 'publish draft schedule archive check preview ଖସଡ଼ା ଅଭିଲେଖ ପୂର୍ବାବଲୋକନ',
  'restore-a-version': 'version history compare undo changes ତୁଳନା ପରିବର୍ତ୍ତନ ଇତିହାସ',
  'restore-from-the-bin': 'deleted bin trash undo ଡଷ୍ଟବିନ ବିଲୋପ',
  'create-an-exam': 'exam builder section negative marks ossc opsc schedule ବିଭାଗ ଋଣାତ୍ମକ ନମ୍ବର',
  'use-the-question-bank': 'blueprint difficulty tags draw questions ଯୋଜନା କଠିନତା ଟ୍ୟାଗ',
  'watch-an-exam': 'live view results analysis cancel export csv ଫଳାଫଳ ବିଶ୍ଳେଷଣ ବାତିଲ',
  'give-extra-time': 'pwd disability minutes extend scribe ଦିବ୍ୟାଙ୍ଗ ମିନିଟ ସମୟ ବଢ଼ାଇବା',
  'correct-a-question': 'regrade report case key wrong answer bonus drop ପୁନର୍ମୂଲ୍ୟାଙ୍କନ ଅଭିଯୋଗ ଭୁଲ ଉତ୍ତର ବୋନସ',
  'offer-certificates':
    'certificate signature revoke correct name final exam badge ସାର୍ଟିଫିକେଟ ଦସ୍ତଖତ ରଦ୍ଦ ନାମ ସଂଶୋଧନ praman patra',
  'give-a-course': 'bank transfer cash gift enrol student block ବ୍ୟାଙ୍କ ନଗଦ ଉପହାର ଅବରୋଧ',
  'refund-an-order': 'refund approve decline money back payment orders ମଞ୍ଜୁର ନାମଞ୍ଜୁର ଦେୟ',
  'coupons-and-passes': 'discount code offer price ରିହାତି ମୂଲ୍ୟ କୋଡ',
  'write-to-students': 'message announcement notify schedule send e-mail push ବାର୍ତ୍ତା ସୂଚନା ଇ-ମେଲ ପଠାଇବା',
  'answer-requests':
    'grievance complaint privacy dpdp date of birth erase data due overdue ଅଭିଯୋଗ ଗୋପନୀୟତା ଜନ୍ମ ତାରିଖ ତଥ୍ୟ ଲିଭାଇବା',
  'tell-of-a-breach': 'breach leak exposed hacked privacy dpdp notice board ତଥ୍ୟ ପ୍ରକାଶ ସୁରକ୍ଷା ଗୋପନୀୟତା ବୋର୍ଡ',
  'team-and-roles': 'invite owner author reviewer support admin block ନିମନ୍ତ୍ରଣ ଭୂମିକା ମାଲିକ ଲେଖକ',
  'second-factor': '2fa two-factor authenticator passkey recovery code lost phone ପାସକି ପୁନରୁଦ୍ଧାର କୋଡ ଫୋନ ହଜିଗଲା',
  'back-up-and-restore': 'backup restore data loss server ବ୍ୟାକଅପ ସର୍ଭର ତଥ୍ୟ',
};
