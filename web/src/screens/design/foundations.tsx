import { Example, Group } from './example.tsx';

const BACKGROUNDS = [
  { name: 'paper', style: 'bg-paper text-ink' },
  { name: 'sheet', style: 'bg-sheet text-ink' },
  { name: 'sunk', style: 'bg-sunk text-ink-soft' },
  { name: 'indigo', style: 'bg-indigo text-indigo-ink' },
  { name: 'indigo soft', style: 'bg-indigo-soft text-indigo' },
  { name: 'marigold soft', style: 'bg-marigold-soft text-marigold-ink' },
  { name: 'right soft', style: 'bg-right-soft text-(--color-right)' },
  { name: 'wrong soft', style: 'bg-wrong-soft text-wrong' },
];

export function Foundations() {
  return (
    <Group title="Colour and type">
      <Palette />
      <div className="grid gap-8 md:grid-cols-2">
        <Example name="Latin">
          <div className="grid gap-3">
            <p className="font-display text-h1 font-semibold">Pass with a clear head</p>
            <p className="font-display text-h2 font-semibold">History of Odisha</p>
            <p className="font-display text-h3 font-semibold">The Kalinga War and after</p>
            <p className="text-lead">Read a chapter, take its mock test, see what to practise next.</p>
            <p>In 261 BCE Ashoka marched on Kalinga, a kingdom that no Maurya had held before him.</p>
            <p className="text-small text-ink-soft">14 chapters · 180 questions · ₹499</p>
          </div>
        </Example>
        <Example name="Odia">
          <div lang="or" className="grid gap-3">
            <p className="font-display text-h1 font-semibold">ମନ ଦେଇ ପଢ଼ନ୍ତୁ</p>
            <p className="font-display text-h2 font-semibold">ଓଡ଼ିଶାର ଇତିହାସ</p>
            <p className="font-display text-h3 font-semibold">କଳିଙ୍ଗ ଯୁଦ୍ଧ ଓ ତା’ ପରେ</p>
            <p className="text-lead">ଗୋଟିଏ ଅଧ୍ୟାୟ ପଢ଼ନ୍ତୁ, ପରୀକ୍ଷା ଦିଅନ୍ତୁ, ତା’ ପରେ ଅଭ୍ୟାସ କରନ୍ତୁ।</p>
            <p>ଦୟା ନଦୀ କୂଳର ଧଉଳିରେ ଆଜି ମଧ୍ୟ ଅଶୋକଙ୍କ ଶିଳାଲେଖ ରହିଛି। ଖ୍ରୀଷ୍ଟପୂର୍ବ ୨୬୧ରେ ଏହି ଯୁଦ୍ଧ ହୋଇଥିଲା।</p>
            <p className="text-small text-ink-soft">୧୪ଟି ଅଧ୍ୟାୟ · ୧୮୦ଟି ପ୍ରଶ୍ନ · ₹୪୯୯</p>
          </div>
        </Example>
      </div>
    </Group>
  );
}

function Palette() {
  return (
    <Example name="Background colours, each with its text colour">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {BACKGROUNDS.map(({ name: background, style }) => (
          <li
            key={background}
            className={`grid min-h-20 content-between rounded-soft border border-line p-3 text-small ${style}`}
          >
            <span lang="or" className="font-semibold">
              ଶିକ୍ଷା
            </span>
            {background}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-3 flex h-2 overflow-hidden rounded-full">
        <span className="grow bg-marigold" />
        <span className="grow bg-right" />
        <span className="grow bg-wrong" />
        <span className="grow bg-edge" />
        <span className="grow bg-track" />
      </div>
    </Example>
  );
}
