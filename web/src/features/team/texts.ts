import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  team: { en: 'Team', or: 'ଦଳ' },
  teamNote: {
    en: 'The people who manage this site, and what each of them may do.',
    or: 'ଏହି ୱେବସାଇଟ ପରିଚାଳନା କରୁଥିବା ବ୍ୟକ୍ତି, ଏବଂ ପ୍ରତ୍ୟେକଙ୍କର ଅଧିକାର।',
  },
  loadFailed: { en: 'The team could not be loaded', or: 'ଦଳର ତାଲିକା ଖୋଲିପାରିଲା ନାହିଁ' },
  member: { en: 'Person', or: 'ସଦସ୍ୟ' },
  role: { en: 'Role', or: 'ଭୂମିକା' },
  lastSignIn: { en: 'Last sign-in', or: 'ଶେଷ ପ୍ରବେଶ' },
  never: { en: 'Never', or: 'କେବେ ନୁହେଁ' },
  courses: { en: 'Courses', or: 'ପାଠ୍ୟକ୍ରମ' },
  actions: { en: 'Actions', or: 'କାର୍ଯ୍ୟ' },
  you: { en: 'You', or: 'ଆପଣ' },
  blocked: { en: 'Blocked', or: 'ଅବରୁଦ୍ଧ' },
  needsReview: { en: 'Needs review', or: 'ସମୀକ୍ଷା ଆବଶ୍ୟକ' },
  manage: { en: 'Manage', or: 'ପରିଚାଳନା' },
  manageMember: { en: 'Manage {name}', or: '{name}ଙ୍କ ପରିଚାଳନା' },

  ownerMay: { en: 'May do everything, also manage this team.', or: 'ସବୁକିଛି କରିପାରିବେ, ଏହି ଦଳର ପରିଚାଳନା ମଧ୍ୟ।' },
  authorMay: {
    en: 'Writes and publishes only own courses. Sees no students and no orders.',
    or: 'କେବଳ ନିଜ ପାଠ୍ୟକ୍ରମ ଲେଖିବେ ଓ ପ୍ରକାଶ କରିବେ। ଶିକ୍ଷାର୍ଥୀ ବା ବରାଦ ଦେଖିପାରିବେ ନାହିଁ।',
  },
  reviewerMay: {
    en: 'Edits and publishes all courses. Sees no students and no orders.',
    or: 'ସବୁ ପାଠ୍ୟକ୍ରମର ସମ୍ପାଦନା ଓ ପ୍ରକାଶ କରିବେ। ଶିକ୍ଷାର୍ଥୀ ବା ବରାଦ ଦେଖିପାରିବେ ନାହିଁ।',
  },
  supportMay: {
    en: 'Helps students with courses and orders. Sees no questions and answers.',
    or: 'ଶିକ୍ଷାର୍ଥୀମାନଙ୍କୁ ପାଠ୍ୟକ୍ରମ ଓ ବରାଦରେ ସାହାଯ୍ୟ କରିବେ। ପ୍ରଶ୍ନ ଓ ଉତ୍ତର ଦେଖିପାରିବେ ନାହିଁ।',
  },
  needsReviewLabel: {
    en: 'A reviewer or owner must publish the changes of this author',
    or: 'ଏହି ଲେଖକଙ୍କ ପରିବର୍ତ୍ତନ ଜଣେ ସମୀକ୍ଷକ ବା ମାଲିକ ପ୍ରକାଶ କରିବେ',
  },

  save: { en: 'Save', or: 'ସଂରକ୍ଷଣ କରନ୍ତୁ' },
  roleSaved: { en: 'The role was saved.', or: 'ଭୂମିକା ସଂରକ୍ଷିତ ହେଲା।' },
  ownRole: {
    en: 'You cannot change your own role. Ask another owner.',
    or: 'ଆପଣ ନିଜ ଭୂମିକା ବଦଳାଇପାରିବେ ନାହିଁ। ଅନ୍ୟ ଜଣେ ମାଲିକଙ୍କୁ କୁହନ୍ତୁ।',
  },
  account: { en: 'Account', or: 'ଖାତା' },
  endSessions: { en: 'Sign out everywhere', or: 'ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ କରାନ୍ତୁ' },
  endSessionsTitle: { en: 'Sign {name} out everywhere?', or: '{name}ଙ୍କୁ ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ କରାଇବେ କି?' },
  endSessionsText: {
    en: 'The password stays the same. Unsaved changes stay on the device.',
    or: 'ପାସୱାର୍ଡ ସେହିପରି ରହିବ। ସଂରକ୍ଷିତ ହୋଇନଥିବା ପରିବର୍ତ୍ତନ ଉପକରଣରେ ରହିବ।',
  },
  endOwnSessionsText: {
    en: 'You will be signed out here too.',
    or: 'ଏଠାରୁ ମଧ୍ୟ ଆପଣଙ୍କର ପ୍ରସ୍ଥାନ ହୋଇଯିବ।',
  },
  sessionsEnded: { en: '{name} is signed out everywhere.', or: '{name}ଙ୍କର ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ ହେଲା।' },
  block: { en: 'Block', or: 'ଅବରୋଧ କରନ୍ତୁ' },
  blockTitle: { en: 'Block {name}?', or: '{name}ଙ୍କୁ ଅବରୋଧ କରିବେ କି?' },
  blockText: {
    en: 'The person is signed out everywhere and cannot sign in until you unblock the account. Nothing is deleted.',
    or: 'ଏହି ବ୍ୟକ୍ତିଙ୍କର ସବୁ ଉପକରଣରୁ ପ୍ରସ୍ଥାନ ହେବ, ଏବଂ ଅବରୋଧ ହଟାଇବା ପର୍ଯ୍ୟନ୍ତ ସେ ପ୍ରବେଶ କରିପାରିବେ ନାହିଁ। କିଛି ବିଲୋପ ହେବ ନାହିଁ।',
  },
  memberBlocked: { en: '{name} is blocked.', or: '{name}ଙ୍କୁ ଅବରୋଧ କରାଗଲା।' },
  unblock: { en: 'Unblock', or: 'ଅବରୋଧ ହଟାନ୍ତୁ' },
  memberUnblocked: { en: '{name} can sign in again.', or: '{name} ପୁଣି ପ୍ରବେଶ କରିପାରିବେ।' },

  invite: { en: 'Invite', or: 'ନିମନ୍ତ୍ରଣ କରନ୍ତୁ' },
  inviteTitle: { en: 'Invite somebody', or: 'କାହାକୁ ନିମନ୍ତ୍ରଣ କରନ୍ତୁ' },
  inviteNote: {
    en: 'You get a link to send to the person. It works once and for {hours:number} hours.',
    or: 'ଆପଣ ଏକ ଲିଙ୍କ ପାଇବେ, ଯାହା ସେହି ବ୍ୟକ୍ତିଙ୍କୁ ପଠାଇବେ। ଏହା ଥରେ ଏବଂ {hours:number} ଘଣ୍ଟା ପାଇଁ କାମ କରିବ।',
  },
  inviteFor: { en: 'For whom', or: 'କାହା ପାଇଁ' },
  inviteForHint: {
    en: 'Only for you, to tell your invites apart.',
    or: 'କେବଳ ଆପଣଙ୍କ ପାଇଁ, ନିମନ୍ତ୍ରଣଗୁଡ଼ିକୁ ଚିହ୍ନିବାକୁ।',
  },
  createLink: { en: 'Create link', or: 'ଲିଙ୍କ ତିଆରି କରନ୍ତୁ' },
  inviteCreated: { en: 'The invite was created.', or: 'ନିମନ୍ତ୍ରଣ ତିଆରି ହେଲା।' },
  linkReady: { en: 'The link is ready', or: 'ଲିଙ୍କ ପ୍ରସ୍ତୁତ' },
  linkReadyNote: {
    en: 'Copy it now: it is shown only once. Send it only to this person, because anyone who opens it gets the role.',
    or: 'ଏବେ ନକଲ କରନ୍ତୁ: ଏହା ଥରେ ମାତ୍ର ଦେଖାଯିବ। କେବଳ ସେହି ବ୍ୟକ୍ତିଙ୍କୁ ପଠାନ୍ତୁ, କାରଣ ଯିଏ ଖୋଲିବେ ସେ ଏହି ଭୂମିକା ପାଇବେ।',
  },
  link: { en: 'Link', or: 'ଲିଙ୍କ' },
  copy: { en: 'Copy', or: 'ନକଲ କରନ୍ତୁ' },
  copied: { en: 'Copied', or: 'ନକଲ ହେଲା' },
  copyFailed: {
    en: 'Your browser did not copy the link. Select it and copy it yourself.',
    or: 'ବ୍ରାଉଜର ଲିଙ୍କଟି ନକଲ କରିପାରିଲା ନାହିଁ। ଏହାକୁ ବାଛି ନିଜେ ନକଲ କରନ୍ତୁ।',
  },
  done: { en: 'Done', or: 'ହୋଇଗଲା' },
  openInvites: { en: 'Open invites', or: 'ଖୋଲା ନିମନ୍ତ୍ରଣ' },
  unnamedInvite: { en: 'No name', or: 'ନାମ ନାହିଁ' },
  inviteDetails: {
    en: '{role}, invited by {name}, valid until {time}',
    or: '{role}, {name}ଙ୍କ ଦ୍ୱାରା ନିମନ୍ତ୍ରିତ, {time} ପର୍ଯ୍ୟନ୍ତ ବୈଧ',
  },
  revoke: { en: 'Revoke', or: 'ରଦ୍ଦ କରନ୍ତୁ' },
  revokeInvite: { en: 'Revoke the invite: {note}', or: 'ନିମନ୍ତ୍ରଣ ରଦ୍ଦ କରନ୍ତୁ: {note}' },
  inviteRevoked: {
    en: 'The link of the invite no longer works.',
    or: 'ନିମନ୍ତ୍ରଣର ଲିଙ୍କ ଆଉ କାମ କରିବ ନାହିଁ।',
  },
});

/** The courses of an author, and the authors of a course. */
export const authorTexts = defineTexts({
  coursesOf: { en: 'Courses of this author', or: 'ଏହି ଲେଖକଙ୍କ ପାଠ୍ୟକ୍ରମ' },
  noCourses: {
    en: 'No course yet. Courses that this author creates are added automatically.',
    or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପାଠ୍ୟକ୍ରମ ନାହିଁ। ଏହି ଲେଖକ ତିଆରି କରୁଥିବା ପାଠ୍ୟକ୍ରମ ଆପେ ଯୋଡ଼ି ହେବ।',
  },
  addCourse: { en: 'Add a course', or: 'ପାଠ୍ୟକ୍ରମ ଯୋଡ଼ନ୍ତୁ' },
  searchCourses: { en: 'Search courses', or: 'ପାଠ୍ୟକ୍ରମ ଖୋଜନ୍ତୁ' },
  noCourseFound: { en: 'No other course found.', or: 'ଅନ୍ୟ କୌଣସି ପାଠ୍ୟକ୍ରମ ମିଳିଲା ନାହିଁ।' },
  addTitle: { en: 'Add {title}', or: '{title} ଯୋଡ଼ନ୍ତୁ' },
  removeTitle: { en: 'Remove {title}', or: '{title} ହଟାନ୍ତୁ' },
  authors: { en: 'Authors', or: 'ଲେଖକ' },
  authorsNote: {
    en: 'Authors see and edit only the courses they are assigned to. Owners and reviewers see all courses.',
    or: 'ଲେଖକମାନେ କେବଳ ନିଜକୁ ଦିଆଯାଇଥିବା ପାଠ୍ୟକ୍ରମ ଦେଖି ସମ୍ପାଦନା କରିପାରିବେ। ମାଲିକ ଓ ସମୀକ୍ଷକମାନେ ସବୁ ପାଠ୍ୟକ୍ରମ ଦେଖିପାରିବେ।',
  },
  noAuthors: { en: 'No author is assigned.', or: 'କୌଣସି ଲେଖକଙ୍କୁ ଦିଆଯାଇନାହିଁ।' },
  addAuthor: { en: 'Add an author', or: 'ଲେଖକ ଯୋଡ଼ନ୍ତୁ' },
  add: { en: 'Add', or: 'ଯୋଡ଼ନ୍ତୁ' },
  chooseAuthor: { en: 'Choose a person', or: 'ଜଣଙ୍କୁ ବାଛନ୍ତୁ' },
  nobodyLeft: {
    en: 'There is no other author in the team.',
    or: 'ଦଳରେ ଅନ୍ୟ କୌଣସି ଲେଖକ ନାହାନ୍ତି।',
  },
  remove: { en: 'Remove', or: 'ହଟାନ୍ତୁ' },
  removeAuthor: { en: 'Remove {name}', or: '{name}ଙ୍କୁ ହଟାନ୍ତୁ' },
});

/** The page that an invite's link opens. */
export const inviteTexts = defineTexts({
  title: { en: 'Join the team', or: 'ଦଳରେ ଯୋଗ ଦିଅନ୍ତୁ' },
  invited: {
    en: 'You are invited as <role>{role}</role>. Choose a username and a password.',
    or: 'ଆପଣଙ୍କୁ <role>{role}</role> ଭାବରେ ନିମନ୍ତ୍ରଣ କରାଯାଇଛି। ଏକ ବ୍ୟବହାରକାରୀ ନାମ ଓ ପାସୱାର୍ଡ ବାଛନ୍ତୁ।',
  },
  validUntil: { en: 'The link is valid until {time}.', or: 'ଲିଙ୍କଟି {time} ପର୍ଯ୍ୟନ୍ତ ବୈଧ।' },
  username: { en: 'Username', or: 'ବ୍ୟବହାରକାରୀ ନାମ' },
  enterUsername: { en: 'Enter a username.', or: 'ବ୍ୟବହାରକାରୀ ନାମ ଲେଖନ୍ତୁ।' },
  password: { en: 'Password', or: 'ପାସୱାର୍ଡ' },
  passwordHint: {
    en: 'At least {min:number} characters of any kind. Four random words make a good password.',
    or: 'ଯେକୌଣସି ପ୍ରକାରର ଅତି କମରେ {min:number}ଟି ଅକ୍ଷର। ପରସ୍ପର ସମ୍ପର୍କ ନଥିବା ଚାରିଟି ଶବ୍ଦ ଏକ ଭଲ ପାସୱାର୍ଡ।',
  },
  createAccount: { en: 'Create account', or: 'ଖାତା ତିଆରି କରନ୍ତୁ' },
  creating: { en: 'Creating account...', or: 'ଖାତା ତିଆରି ହେଉଛି...' },
  loadFailed: { en: 'The invite could not be opened', or: 'ନିମନ୍ତ୍ରଣ ଖୋଲିପାରିଲା ନାହିଁ' },
  noToken: {
    en: 'The link is incomplete. Copy the whole link that you got.',
    or: 'ଲିଙ୍କଟି ଅସମ୍ପୂର୍ଣ୍ଣ। ପାଇଥିବା ପୂରା ଲିଙ୍କଟି ନକଲ କରନ୍ତୁ।',
  },
  ready: { en: 'Your account is ready', or: 'ଆପଣଙ୍କ ଖାତା ପ୍ରସ୍ତୁତ' },
  readyText: {
    en: 'Sign in as an admin with the username <name>{name}</name> and your password.',
    or: 'ବ୍ୟବହାରକାରୀ ନାମ <name>{name}</name> ଓ ଆପଣଙ୍କ ପାସୱାର୍ଡ ଦେଇ ପରିଚାଳକ ଭାବରେ ପ୍ରବେଶ କରନ୍ତୁ।',
  },
  signIn: { en: 'Sign in', or: 'ପ୍ରବେଶ କରନ୍ତୁ' },
});
