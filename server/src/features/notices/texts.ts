import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  digestSubject: {
    en: { one: '{count:number} notice from {site}', other: '{count:number} notices from {site}' },
    or: '{site}ରୁ {count:number}ଟି ସୂଚନା',
  },
  greeting: { en: 'Hello {name},', or: '{name}, ନମସ୍କାର,' },
  open: { en: 'Open', or: 'ଖୋଲନ୍ତୁ' },
  settings: { en: 'Choose what we write to you about:', or: 'ଆମେ କେଉଁ ବିଷୟରେ ଲେଖିବୁ, ତାହା ବାଛନ୍ତୁ:' },
  unsubscribe: { en: 'Unsubscribe from these e-mails:', or: 'ଏହି ଇ-ମେଲ ବନ୍ଦ କରନ୍ତୁ:' },
  unsubscribeLink: { en: 'Unsubscribe', or: 'ଇ-ମେଲ ବନ୍ଦ କରନ୍ତୁ' },
  settingsLink: { en: 'Settings', or: 'ସେଟିଂ' },
  securityNote: {
    en: 'You get this e-mail because it concerns the security of your account.',
    or: 'ଏହା ଆପଣଙ୍କ ଖାତାର ସୁରକ୍ଷା ସମ୍ବନ୍ଧୀୟ ହୋଇଥିବାରୁ ଆପଣ ଏହି ଇ-ମେଲ ପାଇଛନ୍ତି।',
  },
  securityStaysOn: {
    en: 'Notices about security cannot be switched off.',
    or: 'ସୁରକ୍ଷା ସମ୍ବନ୍ଧୀୟ ସୂଚନା ବନ୍ଦ କରାଯାଇପାରିବ ନାହିଁ।',
  },
  badLink: {
    en: 'This link is incomplete. Copy the whole link from the e-mail.',
    or: 'ଏହି ଲିଙ୍କ ଅସମ୍ପୂର୍ଣ୍ଣ। ଇ-ମେଲରୁ ପୂରା ଲିଙ୍କ ନକଲ କରନ୍ତୁ।',
  },
  unknownDelivery: {
    en: 'This e-mail or push was not found. It may have been deleted meanwhile.',
    or: 'ଏହି ଇ-ମେଲ ବା ପୁଶ୍ ସୂଚନା ମିଳିଲା ନାହିଁ। ଇତିମଧ୍ୟରେ ଏହା ବିଲୋପ ହୋଇଥାଇପାରେ।',
  },
  noMail: {
    en: 'This server sends no e-mails. Set SMTP_URL first.',
    or: 'ଏହି ସର୍ଭର ଇ-ମେଲ ପଠାଏ ନାହିଁ। ପ୍ରଥମେ SMTP_URL ସେଟ କରନ୍ତୁ।',
  },
  noPush: {
    en: 'This server sends no pushes now.',
    or: 'ଏହି ସର୍ଭର ଏବେ ପୁଶ୍ ସୂଚନା ପଠାଉନାହିଁ।',
  },
  badPushKeys: {
    en: 'The keys of this browser are incomplete. Turn notices on again.',
    or: 'ଏହି ବ୍ରାଉଜରର ଚାବି ଅସମ୍ପୂର୍ଣ୍ଣ। ସୂଚନା ପୁଣି ଚାଲୁ କରନ୍ତୁ।',
  },
  unknownPushService: {
    en: 'This browser uses a push service that we do not know.',
    or: 'ଏହି ବ୍ରାଉଜର ଯେଉଁ ପୁଶ୍ ସେବା ବ୍ୟବହାର କରୁଛି, ତାହା ଆମକୁ ଜଣା ନାହିଁ।',
  },
});
