import { expect, it } from 'vitest';
import { classNames } from '../../../../scripts/build/classNames';

const FIELD = '/site/src/ui/form/Field.module.css';
const BUTTON = '/site/src/ui/Button.module.css';

it('classes have the same names in whatever order the files are read, and no two have the same', () => {
  const nameOf = classNames('src');
  const names = [nameOf('field', FIELD), nameOf('large', BUTTON), nameOf('plain', BUTTON)];
  expect(new Set(names).size).toBe(3);

  const again = classNames('src');
  expect([again('large', BUTTON), again('plain', BUTTON), again('large', BUTTON)]).toEqual([
    names[1],
    names[2],
    names[1],
  ]);
  expect(again('field', FIELD)).toBe(names[0]);
});

it('a file that is not in the folder is named', () => {
  expect(() => classNames('src')('a', '/site/other.module.css')).toThrow('/site/other.module.css');
});
