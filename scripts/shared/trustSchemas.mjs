// Node loads this before firebase-tools, which otherwise takes three times as long to start the Auth emulator:
// it would check the schema of each parameter of that emulator's API with a new validator, and so compile the
// schema of schemas some hundred times.
import { createRequire } from 'node:module';

const requireOf = (require, name) => createRequire(require.resolve(name));
const firebaseTools = requireOf(createRequire(import.meta.url), 'firebase-tools');
const { default: Ajv } = requireOf(firebaseTools, 'exegesis')('ajv');

// The emulator's requests are still checked with these schemas.
Ajv.prototype.validateSchema = () => true;
