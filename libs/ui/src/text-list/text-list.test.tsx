import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { TextList, type TextListValue } from './index.ts';

function Example({ onSubmit = () => {} }: { onSubmit?: () => void }) {
  const [value, setValue] = useState<TextListValue>({ items: [], typed: '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextList label="Qualifications" value={value} onChange={setValue} />
    </form>
  );
}

const field = () => screen.getByLabelText('Qualifications');
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('Enter, blur and the button each add an item', async () => {
  const onSubmit = jest.fn();
  const { user } = renderPart(<Example onSubmit={onSubmit} />);

  await user.type(field(), ' NVQ Level 3 {Enter}');
  await user.type(field(), 'Lash lift');
  await user.tab();
  await user.type(field(), 'First aid');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(items()).toEqual(['NVQ Level 3', 'Lash lift', 'First aid']);
  expect(field()).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
  await expectAccessible();
});

test('what is typed is there for the button that is pressed next, and what that changes stays', async () => {
  const sent = jest.fn();
  function Form() {
    const [draft, setDraft] = useState({
      list: { items: [] as string[], typed: '' },
      isSure: false,
    });
    // As a form does that saves its draft: each change is written over the last one rendered.
    const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });

    return (
      <>
        <TextList label="Qualifications" value={draft.list} onChange={(list) => change({ list })} />
        <button type="button" onClick={() => change({ isSure: true })}>
          Sure
        </button>
        <button type="button" onClick={() => sent(draft)}>
          Send
        </button>
      </>
    );
  }
  const { user } = renderPart(<Form />);

  await user.type(field(), 'First aid');
  await user.click(screen.getByRole('button', { name: 'Sure' }));
  await user.type(field(), 'Lash lift');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(sent).toHaveBeenCalledWith({
    list: { items: ['First aid', 'Lash lift'], typed: '' },
    isSure: true,
  });
  await waitFor(() => expect(items()).toEqual(['First aid', 'Lash lift']));
});

test('blank text is not added', async () => {
  const { user } = renderPart(<Example />);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();

  await user.type(field(), '   {Enter}');
  await user.tab();

  expect(items()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
});

test('what is in the list already is not added again', async () => {
  const { user } = renderPart(<Example />);

  await user.type(field(), 'NVQ Level 3{Enter}nvq level 3 {Enter}');

  expect(items()).toEqual(['NVQ Level 3']);
  expect(field()).toHaveValue('');
});

test('an item can be removed', async () => {
  const { user } = renderPart(<Example />);
  await user.type(field(), 'NVQ Level 3{Enter}First aid{Enter}');

  await user.click(screen.getByRole('button', { name: 'Remove NVQ Level 3' }));

  expect(items()).toEqual(['First aid']);
  expect(field()).toHaveFocus();
});
