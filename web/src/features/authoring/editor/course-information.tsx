import { PRICE } from '@sikhya/contract/constants.ts';
import { memo } from 'react';
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor } from './editor-context.tsx';
import { FileChoice } from './files/file-choice.tsx';
import type { CourseForm } from './state/form.ts';
import { fieldName } from './state/place.ts';
import { WrittenField } from './written-field.tsx';

type CourseInformationProps = Pick<CourseForm, 'title' | 'description' | 'isFree' | 'price' | 'thumbnail'> & {
  open: boolean;
  /** What stands in the price once the course is free. */
  clearedPrice: string;
};

const PRICES = [
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
] as const;

const THUMBNAIL = { kind: 'thumbnail', at: null } as const;

export const CourseInformation = memo(function CourseInformation(props: CourseInformationProps) {
  const { open, title, description, isFree, price, thumbnail, clearedPrice } = props;
  const { dispatch, faults } = useEditor();
  return (
    <Accordion open={open ? 'information' : ''} onChange={() => dispatch({ type: 'information toggled' })}>
      <AccordionItem value="information" heading="h2" title="Course Information">
        <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
          <div className="grid content-start gap-5">
            <WrittenField
              label="Course Title"
              name={fieldName(null, 'title')}
              value={title}
              onWrite={(text) => dispatch({ type: 'course written', field: 'title', text })}
            />
            <div className="grid gap-3">
              <p aria-hidden="true" className="font-semibold">
                Pricing
              </p>
              <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
                <Segmented
                  label="Pricing"
                  options={PRICES}
                  value={isFree ? 'free' : 'paid'}
                  onChange={(value) => dispatch({ type: 'priced', isFree: value === 'free', clearedPrice })}
                />
                {isFree ? (
                  <p className="py-2.5 text-ink-soft">Students enrol at no cost.</p>
                ) : (
                  <div className="min-w-60 grow">
                    <Field label="Price (₹)" required error={faults.get(fieldName(null, 'price'))?.message}>
                      <TextInput
                        name={fieldName(null, 'price')}
                        type="number"
                        inputMode="decimal"
                        data-ime="off"
                        min={PRICE.minimumRupees}
                        step={PRICE.stepRupees}
                        placeholder="Enter price in ₹"
                        value={price}
                        onChange={(event) =>
                          dispatch({ type: 'course written', field: 'price', text: event.target.value })
                        }
                      />
                    </Field>
                  </div>
                )}
              </div>
            </div>
            <WrittenField
              label="Course Description"
              name={fieldName(null, 'description')}
              value={description}
              several
              long
              onWrite={(text) => dispatch({ type: 'course written', field: 'description', text })}
            />
          </div>
          <FileChoice
            slot={THUMBNAIL}
            label="Thumbnail"
            hint="Recommended: square, 800x800 pixels or larger, JPG, PNG or WebP."
            file={thumbnail}
          />
        </div>
      </AccordionItem>
    </Accordion>
  );
});
