import { PRICE } from '@sikhya/contract/constants.ts';
import { memo } from 'react';
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx';
import { Field } from '../../../ui/field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor } from './editor-context.tsx';
import { EditorTextField } from './editor-text-field.tsx';
import { FileField } from './files/file-field.tsx';
import type { CourseForm } from './state/form.ts';
import { fieldName } from './state/row-path.ts';

type CourseInformationProps = Pick<CourseForm, 'title' | 'description' | 'isFree' | 'price' | 'thumbnail'> & {
  open: boolean;
  /** The text of the price field after the course is made free. */
  clearedPrice: string;
};

const PRICES = [
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
] as const;

const THUMBNAIL = { kind: 'thumbnail', path: null } as const;

export const CourseInformation = memo(function CourseInformation(props: CourseInformationProps) {
  const { open, title, description, isFree, price, thumbnail, clearedPrice } = props;
  const { dispatch, errors } = useEditor();
  return (
    <Accordion open={open ? 'information' : ''} onChange={() => dispatch({ type: 'information toggled' })}>
      <AccordionItem value="information" heading="h2" title="Course Information">
        <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
          <div className="grid content-start gap-5">
            <EditorTextField
              label="Course Title"
              name={fieldName(null, 'title')}
              value={title}
              onChange={(text) => dispatch({ type: 'course edited', field: 'title', text })}
            />
            <div className="grid gap-3">
              <p aria-hidden="true" className="font-semibold">
                Pricing
              </p>
              <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
                <SegmentedControl
                  label="Pricing"
                  options={PRICES}
                  value={isFree ? 'free' : 'paid'}
                  onChange={(value) =>
                    dispatch({ type: 'pricing changed', isFree: value === 'free', clearedPrice })
                  }
                />
                {isFree ? (
                  <p className="py-2.5 text-ink-soft">Students enrol at no cost.</p>
                ) : (
                  <div className="min-w-60 grow">
                    <Field label="Price (₹)" required error={errors.get(fieldName(null, 'price'))?.message}>
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
                          dispatch({ type: 'course edited', field: 'price', text: event.target.value })
                        }
                      />
                    </Field>
                  </div>
                )}
              </div>
            </div>
            <EditorTextField
              label="Course Description"
              name={fieldName(null, 'description')}
              value={description}
              multiline
              tall
              onChange={(text) => dispatch({ type: 'course edited', field: 'description', text })}
            />
          </div>
          <FileField
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
