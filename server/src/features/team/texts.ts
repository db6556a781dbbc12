import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  memberNotFound: { en: 'This admin no longer exists.', or: 'ଏହି ପରିଚାଳକ ଆଉ ନାହାନ୍ତି।' },
  lastOwner: {
    en: "'{name}' is the only active owner. Make somebody else an owner first.",
    or: "'{name}' ଏକମାତ୍ର ସକ୍ରିୟ ମାଲିକ। ପ୍ରଥମେ ଅନ୍ୟ ଜଣଙ୍କୁ ମାଲିକ କରନ୍ତୁ।",
  },
  ownRole: {
    en: 'You cannot change your own role. Ask another owner.',
    or: 'ଆପଣ ନିଜ ଭୂମିକା ବଦଳାଇପାରିବେ ନାହିଁ। ଅନ୍ୟ ଜଣେ ମାଲିକଙ୍କୁ କୁହନ୍ତୁ।',
  },
  ownBlock: {
    en: 'You cannot block yourself.',
    or: 'ଆପଣ ନିଜକୁ ଅବରୋଧ କରିପାରିବେ ନାହିଁ।',
  },
  alreadyBlocked: { en: 'This admin is already blocked.', or: 'ଏହି ପରିଚାଳକ ପୂର୍ବରୁ ଅବରୋଧରେ ଅଛନ୍ତି।' },
  notBlocked: { en: 'This admin is not blocked.', or: 'ଏହି ପରିଚାଳକ ଅବରୋଧରେ ନାହାନ୍ତି।' },
  tooManyInvites: {
    en: {
      one: 'There is {count:number} open invite already. Revoke it first.',
      other: 'There are {count:number} open invites already. Revoke one of them first.',
    },
    or: 'ପୂର୍ବରୁ {count:number}ଟି ନିମନ୍ତ୍ରଣ ଖୋଲା ଅଛି। ପ୍ରଥମେ ଗୋଟିଏ ରଦ୍ଦ କରନ୍ତୁ।',
  },
  inviteNotFound: {
    en: 'This invite was used or revoked, or it has expired.',
    or: 'ଏହି ନିମନ୍ତ୍ରଣ ବ୍ୟବହୃତ ବା ରଦ୍ଦ ହୋଇସାରିଛି, କିମ୍ବା ଏହାର ସମୟ ସରିଯାଇଛି।',
  },
  linkInvalid: {
    en: 'This link is not valid. It was used or revoked, or it has expired. Ask for a new one.',
    or: 'ଏହି ଲିଙ୍କ ବୈଧ ନୁହେଁ। ଏହା ବ୍ୟବହୃତ ବା ରଦ୍ଦ ହୋଇସାରିଛି, କିମ୍ବା ଏହାର ସମୟ ସରିଯାଇଛି। ନୂଆ ଲିଙ୍କ ମାଗନ୍ତୁ।',
  },
  notAnAuthor: {
    en: 'This admin is not an author of the course.',
    or: 'ଏହି ପରିଚାଳକ ଏହି ପାଠ୍ୟକ୍ରମର ଲେଖକ ନୁହନ୍ତି।',
  },
});
