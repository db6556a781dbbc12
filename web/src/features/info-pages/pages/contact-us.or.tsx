import { getAddress } from '@sikhya/contract/office-address.ts';
import { getLang } from '../../../lib/odia.ts';
import { paths } from '../../../lib/paths.ts';
import { useSite } from '../../../lib/site.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Fact } from '../facts.tsx';
import { InfoPage } from '../info-page.tsx';
import { QuickSupport } from '../quick-support.tsx';
import { SupportEmail } from '../support-email.tsx';

/** Used until the full address is known. */
const CITY = 'ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା, ଭାରତ';

const TOPICS = [
  {
    title: 'ପାଠ୍ୟକ୍ରମ ଖୋଲିବାରେ ସମସ୍ୟା',
    text: 'ପାଠ୍ୟକ୍ରମଟି ଦେଖାଯାଉ ନାହିଁ କିମ୍ବା ଖୋଲୁ ନାହିଁ। ତାହାର ନାମ ଏବଂ ଆପଣ କ’ଣ ଦେଖୁଛନ୍ତି, ତାହା ଜଣାନ୍ତୁ।',
  },
  {
    title: 'ଦେୟ ଓ ନାମଲେଖା',
    text: 'ଦେୟ, ରସିଦ କିମ୍ବା ଟଙ୍କା ଫେରସ୍ତ ବିଷୟରେ ପ୍ରଶ୍ନ। ପାଠ୍ୟକ୍ରମ, ତାରିଖ ଓ ଟଙ୍କାର ରାଶି ଜଣାନ୍ତୁ, କିନ୍ତୁ କାର୍ଡ ସଂଖ୍ୟା କେବେ ନୁହେଁ।',
  },
  {
    title: 'ବୈଷୟିକ ସହାୟତା',
    text: 'କୌଣସି ପୃଷ୍ଠା, PDF କିମ୍ବା ପରୀକ୍ଷା କାମ କରୁ ନାହିଁ। ଆପଣଙ୍କ ମୋବାଇଲ କିମ୍ବା ବ୍ରାଉଜରର ନାମ ଜଣାନ୍ତୁ ଏବଂ ପରଦାର ଛବିଟିଏ ପଠାନ୍ତୁ।',
  },
];

export function Page() {
  const address = getAddress(useSite().officeAddress, 'or') || CITY;
  return (
    <InfoPage
      title="ଯୋଗାଯୋଗ"
      lead={
        <>
          <p>
            ଅନେକ ସମୟରେ <TextLink to={paths.help}>ସହାୟତା ପୃଷ୍ଠା</TextLink>ରେ ସବୁଠାରୁ ଶୀଘ୍ର ଉତ୍ତର ମିଳେ: ପରୀକ୍ଷା, ଦେୟ, ଟଙ୍କା
            ଫେରସ୍ତ ଓ ଅନ୍ୟାନ୍ୟ ବିଷୟ, ପାହାଚ ପରେ ପାହାଚ।
          </p>
          <p>
            ଆପଣଙ୍କୁ ସାହାଯ୍ୟ ଦରକାର କି? ଆମକୁ ଓଡ଼ିଆ କିମ୍ବା ଇଂରାଜୀରେ ଲେଖନ୍ତୁ। ଜଣେ ବ୍ୟକ୍ତି ଆପଣଙ୍କ ବାର୍ତ୍ତା ପଢ଼ି <Fact name="reply" /> ମଧ୍ୟରେ
            ଉତ୍ତର ଦିଅନ୍ତି।
          </p>
        </>
      }
      updated="2026-11-17"
      sections={[
        {
          id: 'email',
          title: 'ଇ-ମେଲ ସହାୟତା',
          body: (
            <>
              <p className="text-lead font-semibold">
                <SupportEmail isStandalone />
              </p>
              <p>
                ଯେଉଁ ଇ-ମେଲରେ ଆପଣ ପ୍ରବେଶ କରନ୍ତି, ସେହି ଇ-ମେଲରୁ ଲେଖନ୍ତୁ; ତାହାହେଲେ ଆମେ ଆପଣଙ୍କ ଖାତା ଖୋଜିପାରିବୁ। ଯଦି ଆପଣ ଦେୟ ଦେଇଛନ୍ତି
                ଅଥଚ ପାଠ୍ୟକ୍ରମ ଖୋଲିପାରୁ ନାହାନ୍ତି, ତେବେ ଆମେ <Fact name="accessReply" /> ମଧ୍ୟରେ ଉତ୍ତର ଦେଉ।
              </p>
            </>
          ),
        },
        { id: 'quick-support', title: 'ଶୀଘ୍ର ସହାୟତା', body: <QuickSupport topics={TOPICS} /> },
        {
          id: 'office',
          title: 'ଆମ କାର୍ଯ୍ୟାଳୟ',
          body: (
            <>
              <address lang={getLang(address)} className="whitespace-pre-line not-italic">
                {address}
              </address>
              <p>ସହାୟତା ପାଇବାର ସବୁଠାରୁ ଶୀଘ୍ର ଉପାୟ ହେଉଛି ଇ-ମେଲ। ଆମକୁ ଭେଟିବାକୁ ଚାହୁଁଥିଲେ, ସମୟ ସ୍ଥିର କରିବା ପାଇଁ ପ୍ରଥମେ ଲେଖନ୍ତୁ।</p>
            </>
          ),
        },
        {
          id: 'before-you-write',
          title: 'ଲେଖିବା ପୂର୍ବରୁ',
          body: (
            <p>
              ଟଙ୍କା ଫେରସ୍ତ ଓ ସଦସ୍ୟତା ବାତିଲ ବିଷୟରେ <TextLink to={paths.cancellationRefund}>ବାତିଲ ଓ ଟଙ୍କା ଫେରସ୍ତ</TextLink>{' '}
              ପୃଷ୍ଠାରେ, ପାଠ୍ୟକ୍ରମ କିପରି ଆପଣଙ୍କ ପାଖରେ ପହଞ୍ଚେ ତାହା <TextLink to={paths.shipping}>ପାଠ୍ୟକ୍ରମ ପ୍ରାପ୍ତି</TextLink>{' '}
              ପୃଷ୍ଠାରେ, ଏବଂ ଆମେ ଆପଣଙ୍କ ବିଷୟରେ କ’ଣ ରଖୁ ତାହା <TextLink to={paths.privacy}>ଗୋପନୀୟତା</TextLink> ପୃଷ୍ଠାରେ
              ବୁଝାଯାଇଛି।
            </p>
          ),
        },
      ]}
    />
  );
}
