import { useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import { isAllowedLink } from '../../../base/link';
import { TextField } from '../../../ui/form/Field';
import type { FieldBinding } from '../../../ui/form/useForm';
import { addressMessages } from './addressMessages';
import { fullAddress, linkAmongWords, mistakeIn, oddityIn, shortAddress } from './addressText';

const texts = addressMessages;

interface Props {
  field: FieldBinding;
  label: string;
  /** The sentence below the field while the stored address is in it. */
  hint: string;
  /** The address that is stored; empty if there is none. */
  saved: string;
}

/** The address of a call, which says where it leads while it is being typed. */
export function AddressField({ field, label, hint, saved }: Props) {
  const [pasted, setPasted] = useState('');
  const typed = field.value.trim();
  const { error } = field;
  const block = useReservedHeight(error !== undefined, typed === saved);
  const onPaste = (event: ClipboardEvent) => {
    const link = linkAmongWords(event.clipboardData.getData('text'));
    if (link === null) return;
    event.preventDefault();
    setPasted(link);
    field.onChange(link);
  };
  return (
    <div ref={block}>
      <TextField
        {...field}
        label={label}
        hint={
          !error && (
            <>
              {typed !== '' && typed === pasted && `${texts.cut} `}
              {typed === saved ? `${hint} ${warningOn(saved)}` : noteOn(typed)} <TestLink typed={typed} />
            </>
          )
        }
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onPaste={onPaste}
      />
    </div>
  );
}

function noteOn(typed: string): string {
  if (typed === '') return texts.prepared.hint;
  const link = fullAddress(typed);
  const mistake = mistakeIn(link);
  if (mistake) return mistake;
  return `${texts.opens(shortAddress(link))} ${oddityIn(link)}`.trimEnd();
}

/** What is wrong or unusual about the stored address; empty also if it is none, which `hint` says. */
function warningOn(saved: string): string {
  return isAllowedLink(saved) ? mistakeIn(saved) || oddityIn(saved) : '';
}

/** Opens what has been typed in another tab, if it can be opened. */
function TestLink({ typed }: { typed: string }) {
  const link = fullAddress(typed);
  if (typed === '' || mistakeIn(link)) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {texts.test} <span className="visually-hidden">{texts.testWhat}</span>
    </a>
  );
}

/**
 * Keeps the height that the field has with an error, so that the button below it does not move while the
 * person corrects the error and reaches for the button.
 * @param released the height may change again
 */
function useReservedHeight(hasError: boolean, released: boolean) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const style = block.current?.style;
    if (!style) return;
    if (hasError) style.minHeight = `${block.current?.offsetHeight ?? 0}px`;
    else if (released) style.minHeight = '';
  }, [hasError, released]);
  return block;
}
