import { answerMeeting, saveNote } from '@serendip/contract/meetings';
import { bind } from '../../http/bind.ts';
import { answerMeetingHandler } from './answer-meeting.ts';
import { saveNoteHandler } from './save-note.ts';

export const meetingRoutes = [bind(answerMeeting, answerMeetingHandler), bind(saveNote, saveNoteHandler)];
