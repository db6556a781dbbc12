/** Recognised in any case: `upsc` becomes UPSC. Acronyms that resemble an Odia word (NITI, AIDS) are not listed. */
const ACRONYMS = `
UPSC OPSC OSSC OSSSC SSC RRB IBPS OTET CTET NTA CUET NCERT SCERT CBSE ICSE UGC AICTE NAAC
IAS IPS IFS OAS OPS OFS CDPO ISRO DRDO BARC NASA CSIR ICMR ICAR ONGC NTPC BHEL NALCO RSP IIT IIM AIIMS
RBI SEBI NABARD GDP GNP GST UPI ATM FDI IMF WTO UNO UNESCO UNICEF NATO SAARC BRICS ASEAN OPEC
BJP BJD CBI CID CAG CVC NHRC RTI IPC CRPC MLA MLC GPS LCD CPU USB HTML PDF SMS
DNA RNA HIV
`
  .trim()
  .split(/\s+/);

const ACRONYM_BY_LOWER_CASE = new Map(ACRONYMS.map((acronym) => [acronym.toLowerCase(), acronym]));

/** Returns the acronym in capitals, or undefined for any other word. */
export const findAcronym = (typed: string) => ACRONYM_BY_LOWER_CASE.get(typed.toLowerCase());

const LATIN_ABBREVIATIONS = new Set(
  'Dr Mr Mrs Ms Prof Rs Jr Sr Govt Ltd Pvt www http https iPhone iPad iOS eBook eMail eCommerce eOffice'.split(
    ' ',
  ),
);

/** Chemical symbols of two letters; a single capital counts as Latin anyway. */
const ELEMENTS = new Set(
  `He Li Be Ne Na Mg Al Si Cl Ar Ca Sc Ti Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Zr Nb Mo Tc Ru Rh Pd Ag
Cd In Sn Sb Te Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn
Fr Ra Ac Th Pa Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og`.split(/\s+/),
);

export const isLatinAbbreviation = (typed: string) => LATIN_ABBREVIATIONS.has(typed) || ELEMENTS.has(typed);
