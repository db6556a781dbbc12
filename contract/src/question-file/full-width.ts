const FULL_WIDTH = /[！-～]/g;
const DISTANCE = '！'.charCodeAt(0) - '!'.charCodeAt(0);

/** `Ｂ．` is `B.`: some keyboards type Latin letters, digits and signs as wide as Chinese characters. */
export const replaceFullWidth = (text: string) =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - DISTANCE));
