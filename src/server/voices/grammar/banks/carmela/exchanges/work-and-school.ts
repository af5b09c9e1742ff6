import type { WORK_AND_SCHOOL_EXCHANGES } from '#src/rules/sharks/exchanges/themes/work-and-school.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about their job, their school and their own bills. */
export const WORK_AND_SCHOOL_LINES: ThemeLines<typeof WORK_AND_SCHOOL_EXCHANGES> = {
  boss_yelled: [
    [
      'One who raises his voice has run out of arguments; I should note the date and say nothing. Have you another post in view?',
      'Resign by letter, on your own day, when a better offer is signed; never in the corridor. What keeps you there?',
      'A superior who humiliates is expensive to his firm; does anybody above him know the price?',
    ],
    ['The same superior; has your notebook grown thicker, as I hoped?'],
  ],
  dog_ate_it: [
    [
      'An animal that destroys property is a partner without a contract; did you leave the thing within reach?',
      'I hear that explanation so often that I have given it a column; I believe it perhaps once a year. Is this the year?',
      'I keep an orchid for precisely that reason. Is the damage at least amusing to tell?',
    ],
    ['The creature again; has it ever been asked for its own account?'],
  ],
  im_retired: [
    [
      'A long career, properly concluded; few of my clients have ever finished anything. How do you find the leisure?',
      'Retirement is the one contract that pays for having been kept. And you spend it among speculators; why?',
      'My respects; steadiness like that I would accept as a reference. Do you miss the work?',
    ],
    ['You remain retired, and yet you keep appearing for work here; shall I note a vocation?'],
  ],
  new_job: [
    [
      'My congratulations; a wage is dull, dependable, and greatly underrated. What are the terms?',
      'You will do well if you arrive early and read what they make you sign. Did you read it?',
    ],
    ['The new post again; have they discovered your value, or merely your hours?'],
  ],
  exam_tomorrow: [
    [
      'Read the last page tonight and the first at breakfast; examiners are lazier than you fear. What is the subject?',
      'I should shut the door, not talk to lenders. What is keeping you from the book?',
      'Preparation is the only luck that can be bought. How many hours have you left?',
    ],
    ['The examination still hangs over you; have you opened the book since?'],
  ],
  got_fired: [
    [
      'They have returned your time to you, without charge. At what price will you sell it next?',
      'A salary is a loan of oneself at a poor rate; I never renewed mine. What do you intend to live on?',
      'It is disagreeable, and it is often an opening. Have you looked at the board, or at the market, or only at the ceiling?',
    ],
    ['You are still without employment; what have the days taught you to trade?'],
  ],
  night_shift: [
    [
      'You sell your hours by the dozen, and cheaply; the dear ones are sold singly. Have you considered a second trade?',
      'Diligence is an asset, provided that one is not the only one who profits from it. Who keeps the difference?',
      'I admire stamina; I prefer a margin. When did you last earn something sitting down?',
    ],
    ['Those hours again; would your employer do as much for you?'],
  ],
  in_the_army: [
    [
      'An excellent school: one learns rank, patience, and who pays for supper. What did you bring home from such a life?',
      'I never served, except papers. Those who did are punctual, I find; are you of that opinion?',
      'Uniforms are the only clothes in which nobody haggles. Is it discipline that you value, or the company?',
    ],
    ['You return to the service; do you miss the orders?'],
  ],
  lost_business: [
    [
      'Those who have lost once count better; I lend to them with less anxiety. What was the mistake, in one sentence?',
      'You have been expensively educated. Will you use the diploma, or only show it?',
      'Ruin is instructive, if one reads it to the end. What did you keep?',
    ],
    ['Your former fortune again; what does the present one amount to?'],
  ],
  quit_my_job: [
    [
      'One should resign from a position only toward another. What is the other?',
      'Independence is splendid, and it is billed monthly. Have you three months of it in cash?',
      'To leave is a decision, and to have left is merely a mood. Which of them is it?',
    ],
    ['You speak of leaving your post again; has your arithmetic improved, or only your courage?'],
  ],
  just_got_paid: [
    [
      'Regular income; how soothing. What portion of it is already spent in your mind?',
      'I congratulate you. A wage is what one receives for time; shall we discuss what one receives for money?',
      'Well earned, I am sure. Do put a third beyond your own reach before supper; have you a place for it?',
    ],
    ['You were paid, and you told me; did any of it survive?'],
  ],
  at_work_now: [
    [
      'You borrow time that is not yours, and I respect the technique. When must you return it?',
      'I shall be brief, since somebody else is paying for this; what is it you wanted?',
      'Then let us look like correspondence. Is anyone reading over your shoulder?',
    ],
    ['Your absence has still gone unnoticed; does that please you or worry you?'],
  ],
  student: [
    [
      'Education is the one loan that cannot be repossessed. What is your subject?',
      'A scholar; I keep several on retainer, and they all wish that they had studied figures. Do you?',
      'Then you are accustomed to deadlines, at least in theory. How do you do in the examinations?',
    ],
    ['Your studies again; do they leave you time for this?'],
  ],
  my_trade: [
    [
      'A profession with a wage; I find that most reassuring in a caller. Are you good at it?',
      'Useful people are seldom in my office, and always welcome in it. Do they pay you punctually?',
      'I have employed several of your calling, and regretted few. What brings you to this line?',
    ],
    ['Your profession is on the page; has it given you a rise?'],
  ],
  do_my_homework: [
    [
      'I correct work; I do not do it. Have you read the chapter, or only the cover?',
      'I once paid a girl to do mine, and she now works for me. Do you wish to work for somebody?',
      'Your assignment is yours; a borrowed essay is the one loan I refuse. When must it be handed in?',
    ],
    ['Still the school work; have you tried beginning?'],
  ],
  real_debts: [
    [
      'Then you are already acquainted with compound interest; most people never are introduced. Which of them charges you most?',
      'Mine is at least a game, and that is not; I should give the other your better hours. Is there a plan?',
    ],
    ['Those other creditors again; are they at least polite?'],
  ],
}
