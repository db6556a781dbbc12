import { defineTexts } from './language/texts.ts';

/** The states and union territories of India, by their code in GST numbers. */
export const GST_STATES = defineTexts({
  '01': { en: 'Jammu and Kashmir', or: 'ଜମ୍ମୁ ଓ କାଶ୍ମୀର' },
  '02': { en: 'Himachal Pradesh', or: 'ହିମାଚଳ ପ୍ରଦେଶ' },
  '03': { en: 'Punjab', or: 'ପଞ୍ଜାବ' },
  '04': { en: 'Chandigarh', or: 'ଚଣ୍ଡୀଗଡ଼' },
  '05': { en: 'Uttarakhand', or: 'ଉତ୍ତରାଖଣ୍ଡ' },
  '06': { en: 'Haryana', or: 'ହରିୟାଣା' },
  '07': { en: 'Delhi', or: 'ଦିଲ୍ଲୀ' },
  '08': { en: 'Rajasthan', or: 'ରାଜସ୍ଥାନ' },
  '09': { en: 'Uttar Pradesh', or: 'ଉତ୍ତର ପ୍ରଦେଶ' },
  '10': { en: 'Bihar', or: 'ବିହାର' },
  '11': { en: 'Sikkim', or: 'ସିକିମ' },
  '12': { en: 'Arunachal Pradesh', or: 'ଅରୁଣାଚଳ ପ୍ରଦେଶ' },
  '13': { en: 'Nagaland', or: 'ନାଗାଲାଣ୍ଡ' },
  '14': { en: 'Manipur', or: 'ମଣିପୁର' },
  '15': { en: 'Mizoram', or: 'ମିଜୋରାମ' },
  '16': { en: 'Tripura', or: 'ତ୍ରିପୁରା' },
  '17': { en: 'Meghalaya', or: 'ମେଘାଳୟ' },
  '18': { en: 'Assam', or: 'ଆସାମ' },
  '19': { en: 'West Bengal', or: 'ପଶ୍ଚିମବଙ୍ଗ' },
  '20': { en: 'Jharkhand', or: 'ଝାଡ଼ଖଣ୍ଡ' },
  '21': { en: 'Odisha', or: 'ଓଡ଼ିଶା' },
  '22': { en: 'Chhattisgarh', or: 'ଛତିଶଗଡ଼' },
  '23': { en: 'Madhya Pradesh', or: 'ମଧ୍ୟ ପ୍ରଦେଶ' },
  '24': { en: 'Gujarat', or: 'ଗୁଜରାଟ' },
  '26': { en: 'Dadra and Nagar Haveli and Daman and Diu', or: 'ଦାଦ୍ରା ଓ ନଗର ହାଭେଳି ଏବଂ ଦାମନ ଓ ଦିଉ' },
  '27': { en: 'Maharashtra', or: 'ମହାରାଷ୍ଟ୍ର' },
  '29': { en: 'Karnataka', or: 'କର୍ଣ୍ଣାଟକ' },
  '30': { en: 'Goa', or: 'ଗୋଆ' },
  '31': { en: 'Lakshadweep', or: 'ଲାକ୍ଷାଦ୍ୱୀପ' },
  '32': { en: 'Kerala', or: 'କେରଳ' },
  '33': { en: 'Tamil Nadu', or: 'ତାମିଲନାଡୁ' },
  '34': { en: 'Puducherry', or: 'ପୁଡୁଚେରୀ' },
  '35': { en: 'Andaman and Nicobar Islands', or: 'ଆଣ୍ଡାମାନ ଓ ନିକୋବର ଦ୍ୱୀପପୁଞ୍ଜ' },
  '36': { en: 'Telangana', or: 'ତେଲେଙ୍ଗାନା' },
  '37': { en: 'Andhra Pradesh', or: 'ଆନ୍ଧ୍ର ପ୍ରଦେଶ' },
  '38': { en: 'Ladakh', or: 'ଲଦାଖ' },
});

export type GstState = keyof typeof GST_STATES;

export const GST_STATE_CODES = Object.keys(GST_STATES) as [GstState, ...GstState[]];

/** Two digits of the state, the ten characters of a PAN, an entity number, Z, and a check character. */
export const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The last character of a GST number is computed from the others, so that a mistyped one is found. */
export function hasGstCheckCharacter(gstin: string): boolean {
  const sum = [...gstin.slice(0, -1)].reduce((total, character, index) => {
    const product = Number.parseInt(character, 36) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return Number.parseInt(gstin.slice(-1), 36) === (36 - (sum % 36)) % 36;
}
