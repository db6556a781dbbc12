import { defineTexts } from '@sikhya/contract/language/texts.ts';

/** The texts of the replica that serves reads, with its states by name. */
export const replicaTexts = defineTexts({
  title: { en: 'Read Replica', or: 'ପ୍ରତିରୂପ ତଥ୍ୟଭଣ୍ଡାର' },
  state: { en: 'State', or: 'ଅବସ୍ଥା' },
  since: { en: 'Since', or: 'କେବେଠାରୁ' },
  behindBy: { en: 'Behind by', or: 'କେତେ ପଛରେ' },
  'in-use': { en: 'In use', or: 'ବ୍ୟବହାରରେ ଅଛି' },
  behind: { en: 'Behind', or: 'ପଛରେ ଅଛି' },
  unavailable: { en: 'Not available', or: 'ଉପଲବ୍ଧ ନୁହେଁ' },
  'not-a-replica': { en: 'Not a replica', or: 'ପ୍ରତିରୂପ ନୁହେଁ' },
  'other-database': { en: 'Another database', or: 'ଅନ୍ୟ ତଥ୍ୟଭଣ୍ଡାର' },
  'other-timeline': { en: 'Before a failover', or: 'ମୁଖ୍ୟ ସର୍ଭର ବଦଳିବା ପୂର୍ବର' },
  'in-useAdvice': {
    en: 'It serves the catalogue, analytics and statistics.',
    or: 'ପାଠ୍ୟକ୍ରମ ତାଲିକା, ବିଶ୍ଳେଷଣ ଓ ପରିସଂଖ୍ୟାନ ଏଥିରୁ ପଢ଼ାଯାଏ।',
  },
  behindAdvice: {
    en: 'It is behind the database, so the database serves all reads. It is used again as soon as it has caught up.',
    or: 'ଏହା ମୂଳ ତଥ୍ୟଭଣ୍ଡାରଠାରୁ ପଛରେ ଅଛି, ତେଣୁ ସବୁ ତଥ୍ୟ ମୂଳ ତଥ୍ୟଭଣ୍ଡାରରୁ ପଢ଼ାଯାଉଛି। ସମାନ ହେଲେ ଏହା ପୁଣି ବ୍ୟବହାର ହେବ।',
  },
  unavailableAdvice: {
    en: 'It cannot be read, so the database serves all reads. The log of the server gives the reason.',
    or: 'ଏଥିରୁ ପଢ଼ିହେଉନାହିଁ, ତେଣୁ ସବୁ ତଥ୍ୟ ମୂଳ ତଥ୍ୟଭଣ୍ଡାରରୁ ପଢ଼ାଯାଉଛି। ସର୍ଭରର ଲଗରେ କାରଣ ଲେଖାଅଛି।',
  },
  'not-a-replicaAdvice': {
    en: 'The server of DATABASE_READ_URL follows no other, perhaps because it was promoted. Set the address of a replica.',
    or: 'DATABASE_READ_URLର ସର୍ଭର ଅନ୍ୟ କାହାର ପ୍ରତିରୂପ ନୁହେଁ; ହୁଏତ ତାହାକୁ ମୁଖ୍ୟ ସର୍ଭର କରାଯାଇଛି। ଏକ ପ୍ରତିରୂପର ଠିକଣା ସେଟ କରନ୍ତୁ।',
  },
  'other-databaseAdvice': {
    en: 'DATABASE_READ_URL is a replica of another database. Set a replica of DATABASE_URL, with the same database name.',
    or: 'DATABASE_READ_URL ଅନ୍ୟ ଏକ ତଥ୍ୟଭଣ୍ଡାରର ପ୍ରତିରୂପ। DATABASE_URLର ପ୍ରତିରୂପର ଠିକଣା, ସମାନ ତଥ୍ୟଭଣ୍ଡାର ନାମ ସହ, ସେଟ କରନ୍ତୁ।',
  },
  'other-timelineAdvice': {
    en: 'It has not followed the database since the last failover. It is used again some minutes after it follows the new primary.',
    or: 'ମୁଖ୍ୟ ସର୍ଭର ବଦଳିବା ପରେ ଏହା ନୂଆ ସର୍ଭରକୁ ଅନୁସରଣ କରିନାହିଁ। ଅନୁସରଣ କରିବାର କିଛି ମିନିଟ ପରେ ଏହା ପୁଣି ବ୍ୟବହାର ହେବ।',
  },
});
