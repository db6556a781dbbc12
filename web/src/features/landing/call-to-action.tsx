import { LinkButton } from '../../ui/link-button.tsx';

/** The last section of the home page. */
export function CallToAction({ startPath }: { startPath: string }) {
  return (
    <section aria-labelledby="closing-title" className="page py-14 md:py-20">
      <div className="flex flex-col items-start gap-6 rounded-soft bg-indigo-soft p-7 md:flex-row md:items-center md:justify-between md:p-12">
        <div>
          <h2 id="closing-title" className="text-h2">
            Start your first chapter today.
          </h2>
          <p className="mt-2 max-w-[36em] text-ink-soft">
            Sign in, choose a free course and take its first mock test.
          </p>
        </div>
        <LinkButton to={startPath}>Get Started</LinkButton>
      </div>
    </section>
  );
}
