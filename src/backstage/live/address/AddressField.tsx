import { useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import { isAllowedLink } from '../../../base/link';
import type { FieldBinding } from '../../../ui/form/useForm';
import { UrlField } from '../../UrlField';
import { addressMessages } from './addressMessages';
import { fullAddress, linkAmongWords, mistakeIn, oddityIn, shortAddress } from './addressText';

const texts = addressMessages;

interface Props {
  field: FieldBinding;
  label: string;
  /** The sentence below the field while its text equals the stored address. */
  hint: string;
  /** The address that is stored; empty if there is none. */
  saved: string;
}

/**
 * A field for the address of a video call. While somebody types, a text below says where the address leads.
 */
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
      <UrlField
        {...field}
        label={label}
        hint={
          !error && (
            <>
              {typed !== '' && typed === pasted && `${texts.cut} `}
              {typed === saved ? withWarning(hint, saved) : noteOn(typed)}&nbsp;
              <TestLink typed={typed} />
            </>
          )
        }
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

/**
 * Adds to the hint what is wrong or unusual about the stored address; nothing if it is no address, which the
 * hint says.
 */
export function withWarning(hint: string, saved: string): string {
  const warning = isAllowedLink(saved) && (mistakeIn(saved) || oddityIn(saved));
  return warning ? `${hint} ${warning}` : hint;
}

/** A link that opens the typed address in another tab; nothing if the address cannot be opened. */
export function TestLink({ typed }: { typed: string }) {
  const link = fullAddress(typed);
  if (typed === '' || mistakeIn(link)) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {texts.test} <span className="visually-hidden">{texts.testWhat}</span>
    </a>
  );
}

/**
 * Keeps the field as high as it was with its error message, so that the button below does not move while the
 * person corrects the error.
 * @param released true when the height may shrink again
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
