import { useState } from 'react';
import { ChooseFile } from '../../ui/choose-file.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Group, Specimen } from './specimen.tsx';

export function Forms() {
  return (
    <Group title="Forms">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Field label="Course title" required hint="As students will look for it.">
          <TextInput placeholder="History of Odisha" />
        </Field>
        <Field label={<span lang="or">ପାଠ୍ୟକ୍ରମର ନାମ</span>}>
          <TextInput lang="or" defaultValue="ଓଡ଼ିଶାର ଇତିହାସ ଓ ସଂସ୍କୃତି" />
        </Field>
        <Field label="Price" required error="Enter a price of at least ₹1.">
          <TextInput inputMode="decimal" defaultValue="0" />
        </Field>
        <Field label="Username" hint="It cannot be changed here.">
          <TextInput disabled defaultValue="admin" />
        </Field>
        <Field label="Password" required>
          <PasswordInput defaultValue="correct horse" />
        </Field>
        <Field label="Password" error="The username or the password is not right.">
          <PasswordInput defaultValue="wrong horse" />
        </Field>
        <Field label="Sort by">
          <Select defaultValue="newest">
            <option value="newest">Newest first</option>
            <option value="name">Name</option>
            <option value="or" lang="or">
              ଓଡ଼ିଆ ବର୍ଣ୍ଣମାଳା ଅନୁସାରେ
            </option>
          </Select>
        </Field>
        <Field label="Exam" error="Choose one.">
          <Select defaultValue="">
            <option value="">Choose</option>
            <option>OSSC</option>
          </Select>
        </Field>
        <Field label="Description" hint="Two or three sentences.">
          <TextArea
            lang="or"
            defaultValue="ପ୍ରାଚୀନ କଳିଙ୍ଗରୁ ଉତ୍କଳ ସମ୍ମିଳନୀ ପର୍ଯ୍ୟନ୍ତ: ମାନଚିତ୍ର, ସମୟରେଖା ଓ ପ୍ରତ୍ୟେକ ଅଧ୍ୟାୟ ପରେ ଗୋଟିଏ ପରୀକ୍ଷା।"
          />
        </Field>
        <Specimen name="Segmented">
          <Price />
        </Specimen>
        <Specimen name="Search, a file">
          <div className="grid justify-items-start gap-3">
            <SearchInput label="Search courses" value="" onSearch={() => {}} />
            <ChooseFile label="Thumbnail" shown="Choose file" accept="image/*" onChoose={() => {}} />
          </div>
        </Specimen>
      </div>
    </Group>
  );
}

function Price() {
  const [price, setPrice] = useState<'free' | 'paid'>('free');
  return (
    <Segmented
      label="Price"
      options={[
        { value: 'free', label: 'Free' },
        { value: 'paid', label: 'Paid' },
      ]}
      value={price}
      onChange={setPrice}
    />
  );
}
