/** The sample question file that admins can download in the editor. */

export const SAMPLE_FILE_NAME = 'sample_questions_bilingual.txt';

export const SAMPLE_QUESTIONS = `Question 1
ଓଡ଼ିଶାର ରାଜଧାନୀ କେଉଁଟି?
A. କଟକ
B. ଭୁବନେଶ୍ୱର
Correct
C. ପୁରୀ
D. ସମ୍ବଲପୁର
Explanation: ଭୁବନେଶ୍ୱର ଓଡ଼ିଶାର ରାଜଧାନୀ। ଏହା ପୂର୍ବରୁ କଟକ ରାଜଧାନୀ ଥିଲା।

Question 2
କୋଣାର୍କର ସୂର୍ଯ୍ୟ ମନ୍ଦିର କେଉଁ ରାଜା ନିର୍ମାଣ କରାଇଥିଲେ?
A. ଖାରବେଳ
B. କପିଳେନ୍ଦ୍ର ଦେବ
C. ପ୍ରଥମ ନରସିଂହ ଦେବ
Correct
D. ମୁକୁନ୍ଦ ଦେବ
Explanation: ଗଙ୍ଗ ବଂଶର ରାଜା ପ୍ରଥମ ନରସିଂହ ଦେବ ତ୍ରୟୋଦଶ ଶତାବ୍ଦୀରେ ଏହି ମନ୍ଦିର ନିର୍ମାଣ କରାଇଥିଲେ।

Question 3
On which river does the Hirakud Dam stand?
A. Brahmani
B. Baitarani
C. Subarnarekha
D. Mahanadi
Correct
Explanation: The Hirakud Dam stands on the Mahanadi near Sambalpur.
Odia
ହୀରାକୁଦ ବନ୍ଧ କେଉଁ ନଦୀ ଉପରେ ଅବସ୍ଥିତ?
A. ବ୍ରାହ୍ମଣୀ
B. ବୈତରଣୀ
C. ସୁବର୍ଣ୍ଣରେଖା
D. ମହାନଦୀ
Explanation: ହୀରାକୁଦ ବନ୍ଧ ସମ୍ବଲପୁର ନିକଟରେ ମହାନଦୀ ଉପରେ ଅବସ୍ଥିତ।

Question 4
Which article of the Constitution of India abolishes untouchability?
A. Article 17
Correct
B. Article 21
C. Article 32
D. Article 51A
Explanation: Article 17 abolishes untouchability and forbids its practice in any form.
Odia
ଭାରତୀୟ ସମ୍ବିଧାନର କେଉଁ ଧାରା ଅସ୍ପୃଶ୍ୟତାକୁ ଉଚ୍ଛେଦ କରିଛି?
A. ଧାରା ୧୭
B. ଧାରା ୨୧
C. ଧାରା ୩୨
D. ଧାରା ୫୧କ
Explanation: ଧାରା ୧୭ ଅସ୍ପୃଶ୍ୟତାକୁ ଉଚ୍ଛେଦ କରିଛି ଏବଂ ଯେକୌଣସି ରୂପରେ ଏହାର ଆଚରଣକୁ ନିଷେଧ କରିଛି।
`;
