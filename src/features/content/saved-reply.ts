import * as z from 'zod/mini';
import { changedReply } from '../../platform/http/replies.ts';
import { BodyWarning, Content } from './schema.ts';

/** The reply to every save of a text, with the parts of it that the site leaves out. */
export const SavedReply = z.extend(changedReply(Content), { warnings: z.array(BodyWarning) });
