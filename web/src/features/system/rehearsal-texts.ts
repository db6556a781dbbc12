import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts about restoring backups as a test. */
export const rehearsalTexts = defineTexts({
  title: { en: 'Restore Rehearsal', or: 'ତଥ୍ୟ ଫେରାଇବାର ପରୀକ୍ଷା' },
  result: { en: 'Result', or: 'ଫଳ' },
  none: { en: 'None yet', or: 'ଏପର୍ଯ୍ୟନ୍ତ ନାହିଁ' },
  running: { en: 'Running', or: 'ଚାଲୁଛି' },
  succeeded: { en: 'Succeeded', or: 'ସଫଳ' },
  failed: { en: 'Failed', or: 'ବିଫଳ' },
  lastRehearsal: { en: 'Last rehearsal', or: 'ଶେଷ ପରୀକ୍ଷା' },
  lastSuccess: { en: 'Last success', or: 'ଶେଷ ସଫଳତା' },
  ago: { en: '{date}, {span} ago', or: '{date}, {span} ପୂର୍ବେ' },
  backup: { en: 'Backup', or: 'ସୁରକ୍ଷା ନକଲ' },
  duration: { en: 'Duration', or: 'ଲାଗିଥିବା ସମୟ' },
  compared: { en: 'Compared', or: 'ମିଳାଯାଇଛି' },
  figures: {
    en: '{tables:number} tables, {rows:number} rows, {files:number} files',
    or: '{tables:number}ଟି ସାରଣୀ, {rows:number}ଟି ଧାଡ଼ି, {files:number}ଟି ଫାଇଲ',
  },
  interval: { en: 'How often', or: 'କେତେ ଦିନରେ' },
  everyDays: {
    en: { one: 'Every day', other: 'Every {count:number} days' },
    or: { one: 'ପ୍ରତିଦିନ', other: 'ପ୍ରତି {count:number} ଦିନରେ' },
  },
  off: { en: 'Off', or: 'ବନ୍ଦ' },
  lostFiles: {
    en: {
      one: 'One file was already missing or damaged in the storage when the backup was made. The log of the job “Nightly backup” names it.',
      other:
        '{count:number} files were already missing or damaged in the storage when the backup was made. The log of the job “Nightly backup” names them.',
    },
    or: {
      one: 'ସୁରକ୍ଷା ନକଲ ରଖାଯିବା ବେଳେ ଗୋଟିଏ ଫାଇଲ ସଂରକ୍ଷଣ ସ୍ଥାନରେ ନଥିଲା ବା ନଷ୍ଟ ହୋଇଥିଲା। “ରାତ୍ରିକାଳୀନ ସୁରକ୍ଷା ନକଲ” କାମର ଲଗରେ ତାହାର ନାମ ଅଛି।',
      other:
        'ସୁରକ୍ଷା ନକଲ ରଖାଯିବା ବେଳେ {count:number}ଟି ଫାଇଲ ସଂରକ୍ଷଣ ସ୍ଥାନରେ ନଥିଲା ବା ନଷ୍ଟ ହୋଇଥିଲା। “ରାତ୍ରିକାଳୀନ ସୁରକ୍ଷା ନକଲ” କାମର ଲଗରେ ସେଗୁଡ଼ିକର ନାମ ଅଛି।',
    },
  },
  noneAdvice: {
    en: 'The first rehearsal follows the first backup, within ten minutes.',
    or: 'ପ୍ରଥମ ସୁରକ୍ଷା ନକଲ ରଖାଯିବା ପରେ ଦଶ ମିନିଟ ଭିତରେ ପ୍ରଥମ ପରୀକ୍ଷା ହେବ।',
  },
  offAdvice: {
    en: 'Backups are not restored as a test. Set BACKUP_REHEARSAL_DAYS=1 to do this every day.',
    or: 'ପରୀକ୍ଷା ପାଇଁ ସୁରକ୍ଷା ନକଲରୁ ତଥ୍ୟ ଫେରାଯାଉନାହିଁ। ପ୍ରତିଦିନ ଏହା କରିବାକୁ BACKUP_REHEARSAL_DAYS=1 ସେଟ କରନ୍ତୁ।',
  },

  // what to do after a failure
  damagedAdvice: {
    en: 'This backup cannot be restored. Make a new one now with “npm run backup”, keep the older backups, and check the disk that holds them.',
    or: 'ଏହି ସୁରକ୍ଷା ନକଲରୁ ତଥ୍ୟ ଫେରାଇହେବ ନାହିଁ। ଏବେ “npm run backup” ଚଳାଇ ନୂଆ ସୁରକ୍ଷା ନକଲ ରଖନ୍ତୁ, ପୁରୁଣାଗୁଡ଼ିକୁ ବିଲୋପ କରନ୍ତୁ ନାହିଁ, ଏବଂ ସେଗୁଡ଼ିକ ଥିବା ଡିସ୍କ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  permissionAdvice: {
    en: 'The database user may not create a temporary database. Allow it with “ALTER ROLE … CREATEDB”, or set BACKUP_REHEARSAL_DAYS=0 and test your backups by hand.',
    or: 'ତଥ୍ୟଭଣ୍ଡାରର ବ୍ୟବହାରକାରୀଙ୍କୁ ଅସ୍ଥାୟୀ ତଥ୍ୟଭଣ୍ଡାର ତିଆରି କରିବାର ଅନୁମତି ନାହିଁ। “ALTER ROLE … CREATEDB” ଦ୍ୱାରା ଅନୁମତି ଦିଅନ୍ତୁ, କିମ୍ବା BACKUP_REHEARSAL_DAYS=0 ସେଟ କରି ସୁରକ୍ଷା ନକଲ ନିଜେ ପରୀକ୍ଷା କରନ୍ତୁ।',
  },
  spaceAdvice: {
    en: 'There is too little disk space for a copy of the database. Free some space. The rehearsal is repeated within six hours.',
    or: 'ତଥ୍ୟଭଣ୍ଡାରର ନକଲ ପାଇଁ ଡିସ୍କରେ ଯଥେଷ୍ଟ ସ୍ଥାନ ନାହିଁ। ସ୍ଥାନ ଖାଲି କରନ୍ତୁ। ଛଅ ଘଣ୍ଟା ଭିତରେ ପୁଣି ପରୀକ୍ଷା ହେବ।',
  },
  timeoutAdvice: {
    en: 'The restore took more than three hours and was stopped. Test a backup by hand on another machine, and set BACKUP_REHEARSAL_DAYS=0 if it always takes as long.',
    or: 'ତଥ୍ୟ ଫେରାଇବାକୁ ତିନି ଘଣ୍ଟାରୁ ଅଧିକ ଲାଗିଲା, ତେଣୁ ବନ୍ଦ କରାଗଲା। ଅନ୍ୟ ମେସିନରେ ସୁରକ୍ଷା ନକଲ ନିଜେ ପରୀକ୍ଷା କରନ୍ତୁ। ସବୁବେଳେ ଏତେ ସମୟ ଲାଗିଲେ BACKUP_REHEARSAL_DAYS=0 ସେଟ କରନ୍ତୁ।',
  },
  interruptedAdvice: {
    en: 'The server ended during the rehearsal. It is repeated within six hours. If this happens again, look for the reason in the log.',
    or: 'ପରୀକ୍ଷା ଚାଲିଥିବା ବେଳେ ସର୍ଭର ବନ୍ଦ ହୋଇଗଲା। ଛଅ ଘଣ୍ଟା ଭିତରେ ପୁଣି ପରୀକ୍ଷା ହେବ। ପୁଣି ଏମିତି ହେଲେ ଲଗରେ କାରଣ ଖୋଜନ୍ତୁ।',
  },
  otherAdvice: {
    en: 'The rehearsal could not be finished. It is repeated within six hours. If it fails again, test a backup by hand and look for the reason in the log.',
    or: 'ପରୀକ୍ଷା ଶେଷ ହୋଇପାରିଲା ନାହିଁ। ଛଅ ଘଣ୍ଟା ଭିତରେ ପୁଣି ହେବ। ପୁଣି ବିଫଳ ହେଲେ ସୁରକ୍ଷା ନକଲ ନିଜେ ପରୀକ୍ଷା କରନ୍ତୁ ଏବଂ ଲଗରେ କାରଣ ଖୋଜନ୍ତୁ।',
  },
});
