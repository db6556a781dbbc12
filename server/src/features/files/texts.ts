import { defineTexts } from '@sikhya/contract/language/texts.ts';

export const texts = defineTexts({
  notFound: { en: 'The file does not exist.', or: 'ଏହି ଫାଇଲ ନାହିଁ।' },
  inUse: {
    en: 'This file is in use, so it was not deleted.',
    or: 'ଏହି ଫାଇଲ ବ୍ୟବହାରରେ ଅଛି, ତେଣୁ ଏହାକୁ ବିଲୋପ କରାଗଲା ନାହିଁ।',
  },
  notOurUrl: {
    en: 'This is not the URL of a file of this site.',
    or: 'ଏହା ଏହି ୱେବସାଇଟର କୌଣସି ଫାଇଲର ଠିକଣା ନୁହେଁ।',
  },
  cancelled: { en: 'The upload was cancelled.', or: 'ଅପଲୋଡ ବାତିଲ ହେଲା।' },
  incompleteUpload: {
    en: 'The upload was incomplete. Please try again.',
    or: 'ଅପଲୋଡ ଅସମ୍ପୂର୍ଣ୍ଣ ରହିଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  notMultipart: {
    en: 'A file must be sent as multipart/form-data.',
    or: 'ଫାଇଲକୁ multipart/form-data ଭାବରେ ପଠାଇବା ଆବଶ୍ୟକ।',
  },
  otherField: {
    en: "The form must contain only one file, in the field '{field}'.",
    or: "ଫର୍ମରେ '{field}' ନାମରେ କେବଳ ଗୋଟିଏ ଫାଇଲ ରହିବା ଆବଶ୍ୟକ।",
  },
  severalFiles: {
    en: 'Only one file can be sent at a time.',
    or: 'ଥରକେ କେବଳ ଗୋଟିଏ ଫାଇଲ ପଠାଯାଇପାରିବ।',
  },
  noFile: { en: "There is no file in the field '{field}'.", or: "'{field}' ନାମରେ କୌଣସି ଫାଇଲ ନାହିଁ।" },
  pdfTooLarge: { en: 'A PDF can have {max} MB at most.', or: 'PDFର ଆକାର ସର୍ବାଧିକ {max} MB ହୋଇପାରିବ।' },
  pictureTooLarge: {
    en: 'A picture can have {max} MB at most.',
    or: 'ଛବିର ଆକାର ସର୍ବାଧିକ {max} MB ହୋଇପାରିବ।',
  },
  tooManyPictures: {
    en: 'You have uploaded too many pictures in the last 24 hours. Please try again tomorrow.',
    or: 'ଗତ 24 ଘଣ୍ଟାରେ ଆପଣ ଅତ୍ୟଧିକ ଛବି ଅପଲୋଡ କରିଛନ୍ତି। ଦୟାକରି କାଲି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  pictureLinkExpired: {
    en: 'The link to this picture has expired. Please reload the page.',
    or: 'ଏହି ଛବିର ଲିଙ୍କର ସମୟ ସରିଯାଇଛି। ଦୟାକରି ପୃଷ୍ଠାଟି ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  damagedPicture: {
    en: 'The picture is damaged or incomplete.',
    or: 'ଛବିଟି ନଷ୍ଟ ହୋଇଛି କିମ୍ବା ଅସମ୍ପୂର୍ଣ୍ଣ ଅଛି।',
  },
  tooManyPixels: {
    en: 'The picture has too many pixels. At most {million} million are accepted, such as 7000 x 5700.',
    or: 'ଛବିରେ ଅତ୍ୟଧିକ ପିକ୍ସେଲ ଅଛି। ସର୍ବାଧିକ {million} ନିୟୁତ ପିକ୍ସେଲ ଗ୍ରହଣ କରାଯାଏ, ଯେପରି 7000 x 5700।',
  },
  manyPdfs: {
    en: 'Many PDFs are being checked. Please try again in a moment.',
    or: 'ଅନେକ PDFର ଯାଞ୍ଚ ଚାଲିଛି। ଦୟାକରି କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  notAPdf: { en: 'Only PDF files are accepted.', or: 'କେବଳ PDF ଫାଇଲ ଗ୍ରହଣ କରାଯାଏ।' },
  incompletePdf: {
    en: 'The PDF is incomplete: its end is missing.',
    or: 'PDFଟି ଅସମ୍ପୂର୍ଣ୍ଣ: ଏହାର ଶେଷ ଅଂଶ ନାହିଁ।',
  },
});

/** Pictures whose format is not accepted. */
export const pictureTexts = defineTexts({
  heic: {
    en: 'HEIC photos are not supported. Please choose JPG, PNG or WebP.',
    or: 'HEIC ଫଟୋ ଗ୍ରହଣ କରାଯାଏ ନାହିଁ। ଦୟାକରି JPG, PNG କିମ୍ବା WebP ବାଛନ୍ତୁ।',
  },
  avif: {
    en: 'AVIF pictures are not supported. Please choose JPG, PNG or WebP.',
    or: 'AVIF ଛବି ଗ୍ରହଣ କରାଯାଏ ନାହିଁ। ଦୟାକରି JPG, PNG କିମ୍ବା WebP ବାଛନ୍ତୁ।',
  },
  gif: {
    en: 'GIF pictures are not supported. Please choose JPG, PNG or WebP.',
    or: 'GIF ଛବି ଗ୍ରହଣ କରାଯାଏ ନାହିଁ। ଦୟାକରି JPG, PNG କିମ୍ବା WebP ବାଛନ୍ତୁ।',
  },
  svg: {
    en: 'SVG drawings are not supported. Please choose JPG, PNG or WebP.',
    or: 'SVG ଚିତ୍ର ଗ୍ରହଣ କରାଯାଏ ନାହିଁ। ଦୟାକରି JPG, PNG କିମ୍ବା WebP ବାଛନ୍ତୁ।',
  },
  tiff: {
    en: 'TIFF pictures are not supported. Please choose JPG, PNG or WebP.',
    or: 'TIFF ଛବି ଗ୍ରହଣ କରାଯାଏ ନାହିଁ। ଦୟାକରି JPG, PNG କିମ୍ବା WebP ବାଛନ୍ତୁ।',
  },
  bmp: {
    en: 'BMP pictures are not supported. Please choose JPG, PNG or WebP.',
    or: 'BMP ଛବି ଗ୍ରହଣ କରାଯାଏ ନାହିଁ। ଦୟାକରି JPG, PNG କିମ୍ବା WebP ବାଛନ୍ତୁ।',
  },
  pdf: {
    en: 'This is a PDF and not a picture. Please choose JPG, PNG or WebP.',
    or: 'ଏହା ଏକ PDF, ଛବି ନୁହେଁ। ଦୟାକରି JPG, PNG କିମ୍ବା WebP ବାଛନ୍ତୁ।',
  },
  other: {
    en: 'Only JPG, PNG and WebP pictures are accepted.',
    or: 'କେବଳ JPG, PNG ଓ WebP ଛବି ଗ୍ରହଣ କରାଯାଏ।',
  },
});

/** Content that a PDF may not have, the most severe first. */
export const pdfTexts = defineTexts({
  encryption: {
    en: 'The PDF is encrypted or protected by a password. Please save it without protection.',
    or: 'PDFଟି ସାଙ୍କେତିକ କିମ୍ବା ପାସୱାର୍ଡ ଦ୍ୱାରା ସୁରକ୍ଷିତ। ଦୟାକରି ଏହାକୁ ସୁରକ୍ଷା ବିନା ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  javascript: {
    en: 'The PDF contains JavaScript. Please save it without, for example by printing it to a PDF.',
    or: 'PDFରେ JavaScript ଅଛି। ଦୟାକରି ତାହା ବିନା ସଂରକ୍ଷଣ କରନ୍ତୁ, ଯେପରି ପ୍ରିଣ୍ଟ କରି PDF ତିଆରି କରନ୍ତୁ।',
  },
  launch: {
    en: 'The PDF contains an action that launches a program. Please save it without.',
    or: 'PDFରେ ଏକ ପ୍ରୋଗ୍ରାମ ଚଳାଇବାର ନିର୍ଦ୍ଦେଶ ଅଛି। ଦୟାକରି ତାହା ବିନା ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  embedded: {
    en: 'The PDF contains embedded files. Please save it without its attachments.',
    or: 'PDF ସହ ଅନ୍ୟ ଫାଇଲ ଯୋଡ଼ା ହୋଇଛି। ଦୟାକରି ସେଗୁଡ଼ିକ ବିନା ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  xfa: {
    en: 'The PDF contains an interactive XFA form. Please print it to a PDF and choose that one.',
    or: 'PDFରେ ଏକ XFA ଫର୍ମ ଅଛି। ଦୟାକରି ଏହାକୁ ପ୍ରିଣ୍ଟ କରି PDF ତିଆରି କରନ୍ତୁ ଓ ସେହିଟି ବାଛନ୍ତୁ।',
  },
  external: {
    en: 'The PDF sends data to, or loads it from, somewhere else. Please save it without, for example by printing it to a PDF.',
    or: 'PDFଟି ଅନ୍ୟ ସ୍ଥାନକୁ ତଥ୍ୟ ପଠାଏ କିମ୍ବା ସେଠାରୁ ଆଣେ। ଦୟାକରି ତାହା ବିନା ସଂରକ୍ଷଣ କରନ୍ତୁ, ଯେପରି ପ୍ରିଣ୍ଟ କରି PDF ତିଆରି କରନ୍ତୁ।',
  },
  media: {
    en: 'The PDF contains sound, video or 3D content. Please save it without.',
    or: 'PDFରେ ଧ୍ୱନି, ଭିଡିଓ କିମ୍ବା 3D ବିଷୟବସ୍ତୁ ଅଛି। ଦୟାକରି ତାହା ବିନା ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  automatic: {
    en: 'The PDF opens a web page automatically. Please save it without that action.',
    or: 'PDFଟି ଆପେ ଆପେ ଏକ ୱେବପୃଷ୍ଠା ଖୋଲେ। ଦୟାକରି ସେହି ନିର୍ଦ୍ଦେଶ ବିନା ସଂରକ୍ଷଣ କରନ୍ତୁ।',
  },
  link: {
    en: 'The PDF contains a link that is not a web, mail or phone address. Please remove the link.',
    or: 'PDFରେ ଏପରି ଏକ ଲିଙ୍କ ଅଛି ଯାହା ୱେବ, ଇ-ମେଲ କିମ୍ବା ଫୋନର ଠିକଣା ନୁହେଁ। ଦୟାକରି ସେହି ଲିଙ୍କ ହଟାନ୍ତୁ।',
  },
  action: {
    en: 'The PDF contains an action other than going to a page or opening a link. Please save it without, for example by printing it to a PDF.',
    or: 'PDFରେ ପୃଷ୍ଠାକୁ ଯିବା କିମ୍ବା ଲିଙ୍କ ଖୋଲିବା ଛଡ଼ା ଅନ୍ୟ ନିର୍ଦ୍ଦେଶ ଅଛି। ଦୟାକରି ତାହା ବିନା ସଂରକ୍ଷଣ କରନ୍ତୁ, ଯେପରି ପ୍ରିଣ୍ଟ କରି PDF ତିଆରି କରନ୍ତୁ।',
  },
  unreadable: {
    en: 'The PDF is damaged, or built in a way that cannot be checked. Please save it again, for example by printing it to a PDF.',
    or: 'PDFଟି ନଷ୍ଟ ହୋଇଛି, କିମ୍ବା ଏହାର ଗଠନ ଯାଞ୍ଚ କରିହେଉନାହିଁ। ଦୟାକରି ଏହାକୁ ପୁଣି ସଂରକ୍ଷଣ କରନ୍ତୁ, ଯେପରି ପ୍ରିଣ୍ଟ କରି PDF ତିଆରି କରନ୍ତୁ।',
  },
});
