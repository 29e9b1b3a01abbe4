import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { focusIfLost } from '../../../ui/focus';
import { DeskForm, type DeskFormProps } from '../../DeskForm';
import { AddressField, TestLink, withWarning } from './AddressField';
import { addressMessages } from './addressMessages';
import type { useAddressForm } from './useAddressForm';

const texts = addressMessages;

interface Props extends Pick<DeskFormProps, 'button' | 'busyButton' | 'look'> {
  editor: ReturnType<typeof useAddressForm>;
  heading: ReactNode;
  label: string;
  /** What is said about the stored address. */
  hint: string;
  /** The address that is stored; empty if there is none. */
  saved: string;
}

/** A stored address in a line, with a button that shows the form; the form while somebody changes it. */
export function AddressEditor({ editor, heading, label, hint, saved, ...buttons }: Props) {
  const { form, editing, opened, open } = editor;
  if (editing)
    return (
      <div className="stack" ref={opened ? focusField : undefined}>
        {heading}
        <DeskForm form={form} {...buttons}>
          <AddressField field={form.field('link')} label={label} hint={hint} saved={saved} />
        </DeskForm>
      </div>
    );
  return (
    <>
      <div className="desk-wrap desk-list-head">
        {heading}
        <Button look="plain" ref={opened === false ? focusIfLost : undefined} onClick={open}>
          {texts.change} <span className="visually-hidden">{texts.changeWhat}</span>
        </Button>
      </div>
      <p className="desk-saved">
        {withWarning(hint, saved)}&nbsp;
        <TestLink typed={saved} />
      </p>
    </>
  );
}

function focusField(form: HTMLElement | null): void {
  form?.querySelector('input')?.focus();
}
