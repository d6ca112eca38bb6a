/** Before each unit test: test files of a thread share one document, and find it empty. */
import { beforeEach } from 'vitest';

beforeEach(() => document.body.replaceChildren());
