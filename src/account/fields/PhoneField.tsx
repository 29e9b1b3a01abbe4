import type { SyntheticEvent } from 'react';
import { TextField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { messages } from '../messages';
import { maskPhone } from './phoneInput';

const texts = messages.person;

/** A phone number, which gets its punctuation while it is typed. */
export function PhoneField(binding: FieldBinding) {
  const format = (event: SyntheticEvent<HTMLInputElement>) => {
    maskText(event.currentTarget);
    if (event.currentTarget.value !== binding.value) binding.onChange(event.currentTarget.value);
  };
  return (
    <TextField
      {...binding}
      label={texts.celular}
      hint={texts.celularHint}
      type="tel"
      autoComplete="tel-national"
      // React calls `onInput` before `onChange`, which then reads the formatted text. The text is set in the
      // element itself, because React would move the caret to the end.
      onInput={({ currentTarget, nativeEvent }) => {
        const { isComposing, inputType } = nativeEvent;
        // Not while a keyboard composes a text: it is going to replace what it has inserted.
        if (!isComposing) maskText(currentTarget, inputType);
      }}
      onCompositionEnd={format}
      // Some programs that fill in forms fire no `input`.
      onBlurCapture={format}
    />
  );
}

function maskText(input: HTMLInputElement, inputType = ''): void {
  const { text, caret } = maskPhone(input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  // Deleting forwards skips the punctuation, which the mask has inserted again.
  const skipped = inputType === 'deleteContentForward' ? /^\D*/.exec(text.slice(caret)) : null;
  const place = caret + (skipped?.[0].length ?? 0);
  // An unfocused field, which autofill fills, would take the focus in Safari.
  if (document.activeElement === input) input.setSelectionRange(place, place);
}
