import {
  CheckboxField,
  ChoiceCards,
  DateOfBirthField,
  RadioGroupField,
  SwitchField,
} from '@freely/ui/field';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Choice and switch',
  entryPoint: '@freely/ui/field',
  about: 'Radio and checkbox of 22 pixels in a row of 44. A switch only for what applies at once.',
  states: [
    {
      name: 'Checkboxes',
      content: (
        <>
          <CheckboxField label="Ticked" defaultChecked />
          <CheckboxField label="Not ticked" />
          <CheckboxField
            label={
              <>
                I agree to the <a href="#/choice">terms of service</a>
              </>
            }
            error="Please check to continue"
          />
          <CheckboxField label="Disabled" disabled />
        </>
      ),
    },
    {
      name: 'Radios',
      content: (
        <Stateful initial="yes">
          {(value, change) => (
            <RadioGroupField
              legend="Are you insured?"
              layout="inline"
              value={value}
              onChange={change}
              options={[
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ]}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Radios, invalid',
      content: (
        <Stateful<'m' | 'f' | null> initial={null}>
          {(value, change) => (
            <RadioGroupField
              legend="Gender"
              value={value}
              onChange={change}
              options={[
                { value: 'f', label: 'Female' },
                { value: 'm', label: 'Male' },
              ]}
              error="Gender is required"
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Cells',
      content: (
        <Stateful initial="5">
          {(value, change) => (
            <RadioGroupField
              legend="Distance in miles"
              layout="cells"
              value={value}
              onChange={change}
              options={['0.5', '1', '5', '10'].map((miles) => ({ value: miles, label: miles }))}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Cards',
      content: (
        <Stateful initial="mobile">
          {(value, change) => (
            <ChoiceCards
              legend="Where"
              value={value}
              onChange={change}
              options={[
                { value: 'mobile', label: 'At my home', description: '£6.00 call-out charge' },
                {
                  value: 'salon',
                  label: 'At the salon',
                  description: 'Address shared after booking',
                },
              ]}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Switches',
      content: (
        <>
          <SwitchField label="Monday" defaultChecked />
          <SwitchField label="Tuesday" />
        </>
      ),
    },
    {
      name: 'Date of birth',
      content: (
        <Stateful initial={{ day: '07', month: '03', year: '' }}>
          {(value, change) => (
            <DateOfBirthField
              label="Date of birth"
              value={value}
              onChange={change}
              hint="You must be 18 or over."
            />
          )}
        </Stateful>
      ),
    },
  ],
} satisfies GalleryPart;
