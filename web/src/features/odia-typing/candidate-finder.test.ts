import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import type { CandidateFinder } from './candidate-finder.ts';
import { type Engine, loadEngine } from './engine.ts';

let engine: Engine;
let finder: CandidateFinder;
before(async () => {
  engine = await loadEngine();
  finder = engine.finder;
});

/** How people spell without a transliteration scheme: sh or s, with or without a final a, b or v, d or r for ଡ଼. */
const SPELLINGS = `
odisha ଓଡ଼ିଶା | odia ଓଡ଼ିଆ | bhubaneswar ଭୁବନେଶ୍ୱର | bhubaneshwar ଭୁବନେଶ୍ୱର | kataka କଟକ | katak କଟକ | cuttack କଟକ | puri ପୁରୀ
sambalpur ସମ୍ବଲପୁର | sundargarh ସୁନ୍ଦରଗଡ଼ | sundaragada ସୁନ୍ଦରଗଡ଼ | mayurbhanj ମୟୂରଭଞ୍ଜ | mayurabhanja ମୟୂରଭଞ୍ଜ | kalahandi କଳାହାଣ୍ଡି
koraput କୋରାପୁଟ | kendrapara କେନ୍ଦ୍ରାପଡ଼ା | jagatsinghpur ଜଗତସିଂହପୁର | jajpur ଯାଜପୁର | ganjam ଗଞ୍ଜାମ | balasore ବାଲେଶ୍ୱର | baleswar ବାଲେଶ୍ୱର
khordha ଖୋର୍ଦ୍ଧା | khurda ଖୋର୍ଦ୍ଧା | orissa ଓଡ଼ିଶା | bargarh ବରଗଡ଼ | jharsuguda ଝାରସୁଗୁଡ଼ା | nayagarh ନୟାଗଡ଼ | rayagada ରାୟଗଡ଼ା | dhenkanal ଢେଙ୍କାନାଳ
mahanadi ମହାନଦୀ | chilika ଚିଲିକା | konark କୋଣାର୍କ | bharat ଭାରତ | bharata ଭାରତ | bharatiya ଭାରତୀୟ | jagannath ଜଗନ୍ନାଥ | jagannatha ଜଗନ୍ନାଥ
shiksha ଶିକ୍ଷା | siksha ଶିକ୍ଷା | sikhya ଶିକ୍ଷା | shikshaka ଶିକ୍ଷକ | sikshak ଶିକ୍ଷକ | chhatra ଛାତ୍ର | chatra ଛାତ୍ର | chhatri ଛାତ୍ରୀ
bidyalaya ବିଦ୍ୟାଳୟ | vidyalaya ବିଦ୍ୟାଳୟ | biswabidyalaya ବିଶ୍ୱବିଦ୍ୟାଳୟ | pariksha ପରୀକ୍ଷା | parikshya ପରୀକ୍ଷା | prashna ପ୍ରଶ୍ନ | prasna ପ୍ରଶ୍ନ
uttara ଉତ୍ତର | uttar ଉତ୍ତର | adhyaya ଅଧ୍ୟାୟ | pustaka ପୁସ୍ତକ | bahi ବହି | bikalpa ବିକଳ୍ପ | sathika ସଠିକ | thik ଠିକ | byakhya ବ୍ୟାଖ୍ୟା
itihasa ଇତିହାସ | itihas ଇତିହାସ | bhugola ଭୂଗୋଳ | bhugol ଭୂଗୋଳ | bigyana ବିଜ୍ଞାନ | bigyan ବିଜ୍ଞାନ | vijnana ବିଜ୍ଞାନ | ganita ଗଣିତ | ganit ଗଣିତ
arthaniti ଅର୍ଥନୀତି | sahitya ସାହିତ୍ୟ | byakarana ବ୍ୟାକରଣ | vyakaran ବ୍ୟାକରଣ | jnana ଜ୍ଞାନ | gyana ଜ୍ଞାନ | gyan ଜ୍ଞାନ | bhasha ଭାଷା
sambidhana ସମ୍ବିଧାନ | sambidhan ସମ୍ବିଧାନ | rashtrapati ରାଷ୍ଟ୍ରପତି | rastrapati ରାଷ୍ଟ୍ରପତି | pradhanamantri ପ୍ରଧାନମନ୍ତ୍ରୀ | mukhyamantri ମୁଖ୍ୟମନ୍ତ୍ରୀ
rajyapala ରାଜ୍ୟପାଳ | sansad ସଂସଦ | loksabha ଲୋକସଭା | bidhansabha ବିଧାନସଭା | nirbachana ନିର୍ବାଚନ | nirvachan ନିର୍ବାଚନ | panchayat ପଞ୍ଚାୟତ
panchayata ପଞ୍ଚାୟତ | jilla ଜିଲ୍ଲା | zilla ଜିଲ୍ଲା | sarkar ସରକାର | adhikara ଅଧିକାର | nagarika ନାଗରିକ | swadhinata ସ୍ୱାଧୀନତା | andolana ଆନ୍ଦୋଳନ
gandhi ଗାନ୍ଧୀ | samrat ସମ୍ରାଟ | ashoka ଅଶୋକ | kharabela ଖାରବେଳ | yuddha ଯୁଦ୍ଧ | juddha ଯୁଦ୍ଧ | sanskruti ସଂସ୍କୃତି | sanskriti ସଂସ୍କୃତି
krushi କୃଷି | krishi କୃଷି | krushaka କୃଷକ | prithibi ପୃଥିବୀ | pruthibi ପୃଥିବୀ | surya ସୂର୍ଯ୍ୟ | surjya ସୂର୍ଯ୍ୟ | chandra ଚନ୍ଦ୍ର | nadi ନଦୀ | samudra ସମୁଦ୍ର
parbata ପର୍ବତ | jalabayu ଜଳବାୟୁ | barsha ବର୍ଷା | shakti ଶକ୍ତି | sakti ଶକ୍ତି | aloka ଆଲୋକ | dhwani ଧ୍ୱନି | bidyut ବିଦ୍ୟୁତ | paramanu ପରମାଣୁ
kosha କୋଷ | rakta ରକ୍ତ | swasthya ସ୍ୱାସ୍ଥ୍ୟ | roga ରୋଗ | udvida ଉଦ୍ଭିଦ | udbhida ଉଦ୍ଭିଦ | prani ପ୍ରାଣୀ | paribesha ପରିବେଶ | pradushana ପ୍ରଦୂଷଣ
sankhya ସଂଖ୍ୟା | anupata ଅନୁପାତ | tribhuja ତ୍ରିଭୁଜ | brutta ବୃତ୍ତ | jyamiti ଜ୍ୟାମିତି | bijaganita ବୀଜଗଣିତ | shatakada ଶତକଡ଼ା | koti କୋଟି | laksha ଲକ୍ଷ
bisheshya ବିଶେଷ୍ୟ | bisheshana ବିଶେଷଣ | sarbanama ସର୍ବନାମ | sandhi ସନ୍ଧି | samasa ସମାସ | kriya କ୍ରିୟା | bakya ବାକ୍ୟ | sabda ଶବ୍ଦ | shabda ଶବ୍ଦ
mun ମୁଁ | mora ମୋର | ame ଆମେ | tume ତୁମେ | apana ଆପଣ | se ସେ | semane ସେମାନେ | ehi ଏହି | eha ଏହା | kahinki କାହିଁକି | kebe କେବେ | kipari କିପରି | kete କେତେ | kouthi କେଉଁଠି
ebam ଏବଂ | ebang ଏବଂ | kintu କିନ୍ତୁ | nahin ନାହିଁ | nuhen ନୁହେଁ | pain ପାଇଁ | madhya ମଧ୍ୟ | bhitare ଭିତରେ | bahut ବହୁତ | samasta ସମସ୍ତ | gaan ଗାଁ | gaon ଗାଁ | duhkha ଦୁଃଖ | dukha ଦୁଃଖ
ghara ଘର | pani ପାଣି | loka ଲୋକ | manisha ମଣିଷ | mahila ମହିଳା | pila ପିଲା | bhala ଭଲ | bada ବଡ଼ | nua ନୂଆ | sundara ସୁନ୍ଦର | abashyaka ଆବଶ୍ୟକ | samasya ସମସ୍ୟା | karjyalaya କାର୍ଯ୍ୟାଳୟ | karyalaya କାର୍ଯ୍ୟାଳୟ
kariba କରିବା | karuchi କରୁଛି | karichanti କରିଛନ୍ତି | padhiba ପଢ଼ିବା | parhiba ପଢ଼ିବା | lekhiba ଲେଖିବା | dekhantu ଦେଖନ୍ତୁ | kahile କହିଲେ | heba ହେବ | hoithila ହୋଇଥିଲା | achhi ଅଛି | achi ଅଛି | thila ଥିଲା | jiba ଯିବା | asila ଆସିଲା | diantu ଦିଅନ୍ତୁ
yojana ଯୋଜନା | jojana ଯୋଜନା | kshetra କ୍ଷେତ୍ର | khetra କ୍ଷେତ୍ର | abedana ଆବେଦନ | mulya ମୂଲ୍ୟ | bikash ବିକାଶ | vikas ବିକାଶ | banijya ବାଣିଜ୍ୟ | byanka ବ୍ୟାଙ୍କ | tanka ଟଙ୍କା
january ଜାନୁଆରୀ | somabara ସୋମବାର | sombar ସୋମବାର | rabibara ରବିବାର | prathama ପ୍ରଥମ | dwitiya ଦ୍ୱିତୀୟ | trutiya ତୃତୀୟ | panchama ପଞ୍ଚମ | sata ସାତ | dasha ଦଶ | hajara ହଜାର
mohanty ମହାନ୍ତି | mahanti ମହାନ୍ତି | pattanaik ପଟ୍ଟନାୟକ | patnaik ପଟ୍ଟନାୟକ | mishra ମିଶ୍ର | dash ଦାଶ | sahoo ସାହୁ | sahu ସାହୁ | behera ବେହେରା | pradhan ପ୍ରଧାନ | mahapatra ମହାପାତ୍ର | rout ରାଉତ | jena ଜେନା | nayak ନାୟକ | gopabandhu ଗୋପବନ୍ଧୁ | fakirmohan ଫକୀରମୋହନ | krushna କୃଷ୍ଣ
odishara ଓଡ଼ିଶାର | odishare ଓଡ଼ିଶାରେ | katakaru କଟକରୁ | bidyalayaku ବିଦ୍ୟାଳୟକୁ | chhatramane ଛାତ୍ରମାନେ | chhatramananka ଛାତ୍ରମାନଙ୍କ | prashnara ପ୍ରଶ୍ନର | prashnati ପ୍ରଶ୍ନଟି | gandhinka ଗାନ୍ଧୀଙ୍କ | sahararu ସହରରୁ | bikalpagudika ବିକଳ୍ପଗୁଡ଼ିକ
`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.trim().split(' ') as [typed: string, word: string]);

test('finds the word for 97 % of natural spellings, and ranks it first for 90 %', (t) => {
  const notFirst = SPELLINGS.filter(([typed, word]) => finder.find(typed)[0] !== word);
  const notFound = SPELLINGS.filter(([typed, word]) => !finder.find(typed).includes(word));
  const format = (pairs: typeof SPELLINGS) =>
    pairs.map(([typed, word]) => `${typed} ${word}: ${finder.find(typed).join(' ')}`).join('\n');
  t.diagnostic(
    `${SPELLINGS.length} spellings, ${notFirst.length} not first, ${notFound.length} not in the list`,
  );
  assert.ok(SPELLINGS.length >= 80);
  assert.ok(notFirst.length <= SPELLINGS.length * 0.1, format(notFirst));
  assert.ok(notFound.length <= SPELLINGS.length * 0.03, format(notFound));
});

test('lower-case letters always give the transliteration and the Latin word, the Latin word last', () => {
  const candidates = finder.find('kaklmpt');
  assert.equal(candidates.length, 2);
  assert.equal(candidates.at(-1), 'kaklmpt');
});

test('capitals inside a lower-case word spell it letter by letter', () => {
  assert.equal(finder.find('oDzishA')[0], 'ଓଡ଼ିଶା'.normalize('NFC'));
});

test('a word with only its first letter in capitals becomes Odia', () => {
  for (const [typed, word] of [
    ['Odisha', 'ଓଡ଼ିଶା'],
    ['Bharat', 'ଭାରତ'],
    ['Bhubaneswar', 'ଭୁବନେଶ୍ୱର'],
    ['Gandhi', 'ଗାନ୍ଧୀ'],
    ['Nayak', 'ନାୟକ'],
  ] as const) {
    assert.equal(finder.find(typed)[0], word.normalize('NFC'), typed);
    assert.equal(finder.find(typed).at(-1), typed);
  }
});

/** Acronyms, labels, Roman numerals, formulas, symbols, units with a capital. */
const LATIN =
  `BC AD CE UPSC OSSC IAS ISRO NCERT A B I IV XII pH kWh mRNA NaCl NaOH GHz kHz eV mAh PhD MoU WhatsApp CO
Fe Na He Ca Cl Dr iPhone eKYC GoI ISROra XYZabc`.split(/\s+/);

test('a word that is Latin by its capitals comes first, and Odia words after it', () => {
  for (const typed of LATIN) {
    const candidates = finder.find(typed);
    assert.equal(candidates[0], typed);
    assert.match(candidates[1] ?? '', /^[\u0b00-\u0b7f\u200c\u200d]+$/, typed);
  }
});

test('a known acronym in lower case is found in capitals', () => {
  assert.deepEqual(finder.find('upsc').slice(0, 2), ['UPSC', 'upsc']);
  assert.equal(finder.find('ram')[0], 'ରାମ');
});

test('the text around a word has priority over an earlier choice', () => {
  finder.remember('km', 'କମ');
  assert.equal(finder.find('km')[0], 'କମ');
  assert.equal(finder.find('km', true)[0], 'km');
});

test('no candidate mixes scripts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{1,12}$/), fc.boolean(), (typed, isLatin) => {
      const candidates = finder.find(typed, isLatin);
      assert.ok(candidates.includes(typed));
      for (const word of candidates) assert.match(word, /^(?:[A-Za-z]+|[\u0b00-\u0b7f\u200c\u200d]+)$/);
    }),
    { numRuns: 3_000, examples: [['constructor', false]] },
  );
});

test('candidates are in NFC and without the Sanskrit letter va', () => {
  for (const typed of ['swara', 'vishwa', 'oDzishA', 'paDzhA', 'vana']) {
    for (const word of finder.find(typed)) {
      assert.equal(word, word.normalize('NFC'));
      assert.ok(!word.includes('ଵ'), word);
    }
  }
});

test('there are at most nine candidates, and no word twice', () => {
  for (const [typed] of SPELLINGS) {
    const candidates = finder.find(typed);
    assert.equal(new Set(candidates).size, candidates.length, typed);
    assert.ok(candidates.length <= 9, typed);
  }
});

test('words added from the page are found like those of the lexicon', () => {
  assert.ok(!finder.find('banaphula').includes('ବଣଫୁଲ'));
  engine.addWords(['“ବଣଫୁଲ”, 2026', 'Forest flowers', 'ଓଡ\u0b3cିଶା']);
  assert.equal(finder.find('banaphula')[0], 'ବଣଫୁଲ');
});

test('an earlier choice comes first', () => {
  const [, second] = finder.find('barsha');
  finder.remember('barsha', second!);
  assert.equal(finder.find('barsha')[0], second);
});
