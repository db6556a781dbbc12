import { PRICE } from '@sikhya/contract/constants.ts';
import { memo, useCallback } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx';
import { Field } from '../../../ui/field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor } from './editor-context.tsx';
import { FileField } from './files/file-field.tsx';
import { TitleAndDescription } from './rows/title-and-description.tsx';
import { describeProblem } from './state/describe-form-error.ts';
import type { CourseForm } from './state/form.ts';
import { fieldName } from './state/row-path.ts';
import { texts } from './texts.ts';

type CourseInformationProps = Pick<
  CourseForm,
  'title' | 'description' | 'odia' | 'isFree' | 'price' | 'thumbnail'
> & {
  open: boolean;
  /** The text of the price field after the course is made free. */
  clearedPrice: string;
};

const THUMBNAIL = { kind: 'thumbnail', path: null } as const;

export const CourseInformation = memo(function CourseInformation(props: CourseInformationProps) {
  const { open, title, description, odia, isFree, price, thumbnail, clearedPrice } = props;
  const t = useTexts(texts);
  const locale = useLocale();
  const { dispatch, errors } = useEditor();
  const priceError = errors.get(fieldName(null, 'price'));
  const edit = useCallback(
    (field: 'title' | 'description', text: string) => dispatch({ type: 'course edited', field, text }),
    [dispatch],
  );
  const prices = [
    { value: 'free', label: t.free },
    { value: 'paid', label: t.paid },
  ] as const;
  return (
    <Accordion open={open ? 'information' : ''} onChange={() => dispatch({ type: 'information toggled' })}>
      <AccordionItem value="information" heading="h2" title={t.courseInformation}>
        <div className="grid gap-6">
          <TitleAndDescription
            level="course"
            path={null}
            title={title}
            description={description}
            odia={odia}
            onChange={edit}
          />
          <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
            <div className="grid content-start gap-5">
              <div className="grid gap-3">
                <p aria-hidden="true" className="font-semibold">
                  {t.pricing}
                </p>
                <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
                  <SegmentedControl
                    label={t.pricing}
                    options={prices}
                    value={isFree ? 'free' : 'paid'}
                    onChange={(value) =>
                      dispatch({ type: 'pricing changed', isFree: value === 'free', clearedPrice })
                    }
                  />
                  {isFree ? (
                    <p className="py-2.5 text-ink-soft">{t.freeHint}</p>
                  ) : (
                    <div className="min-w-60 grow">
                      <Field
                        label={t.price}
                        required
                        error={priceError && describeProblem(priceError.problem, locale)}
                      >
                        <TextInput
                          name={fieldName(null, 'price')}
                          type="number"
                          inputMode="decimal"
                          data-ime="off"
                          min={PRICE.minimumRupees}
                          step={PRICE.stepRupees}
                          placeholder={t.pricePlaceholder}
                          value={price}
                          onChange={(event) =>
                            dispatch({ type: 'course edited', field: 'price', text: event.target.value })
                          }
                        />
                      </Field>
                    </div>
                  )}
                </div>
              </div>
            </div>
            <FileField slot={THUMBNAIL} label={t.thumbnail} hint={t.thumbnailHint} file={thumbnail} />
          </div>
        </div>
      </AccordionItem>
    </Accordion>
  );
});
