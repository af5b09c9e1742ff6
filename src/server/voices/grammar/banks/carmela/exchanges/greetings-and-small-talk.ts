import type { GREETINGS_AND_SMALL_TALK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/greetings-and-small-talk.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Greetings, good wishes, short pauses and messages sent by mistake. */
export const GREETINGS_AND_SMALL_TALK_LINES: ThemeLines<typeof GREETINGS_AND_SMALL_TALK_EXCHANGES> =
  {
    your_day: [
      [
        'My day was exact; it opened with figures and will close with figures. Was yours kinder?',
        'Satisfactory: two signatures, one apology, and an espresso at four. And how did you spend yours?',
        'It was long and it balanced; I ask no more of a day. Do you?',
        'Productive: two signatures, one apology, and an espresso at four. And was yours as orderly?',
        'My day went according to its plan, which is all that I ask of a day. How did yours depart from its own?',
        'I read a contract for pleasure and another for profit; the orchid opened. What has your day produced?',
      ],
      [
        'It has been the same day since you last inquired; has yours grown more eventful?',
        'It has not changed since you inquired; has yours?',
      ],
    ],
    voices_told_me: [
      [
        'I have known advice from worse quarters; most of it came from a bank. Did it mention a rate?',
        'The heavens make no guarantees and keep no office; I should ask for it in writing. What exactly was promised?',
        'How convenient to be sent by somebody who cannot be questioned; what did you want before you were told?',
      ],
      ['You have been guided again; does your guide ever settle?'],
    ],
    who_is_this: [
      [
        'You are addressing Carmela, on the nineteenth floor; and I know precisely whom I am addressing. Shall we go on?',
        'I do not keep wrong numbers. This is Carmela; would you care to introduce yourself, or shall I?',
      ],
      ['It is still Carmela; does the lapse occur before or after payments?'],
    ],
    remember_me: [
      [
        'I remember whoever has been entered, and you have been entered; in which column would you hope to find yourself?',
        'Perfectly; I keep faces in the head and the rest in ink. Did you expect to be forgotten?',
        'One does not forget a client, one merely waits. What brings you back?',
      ],
      ['As clearly as before; is there something that you would like me to forget?'],
    ],
    just_looking: [
      [
        'One may look; the orchid and the view are free of charge. Shall I tell you when you approach something expensive?',
        'Curiosity is the first instalment; people seldom stop there. What caught your eye?',
        'By all means. You will find that the market is more amusing than my office; have you been?',
      ],
      ['You have looked for some time; has anything looked back?'],
    ],
    wish_me_luck: [
      [
        'I wish you figures; luck is what one calls them afterwards. What is your first step?',
        'Good fortune, by all means, and a second plan in the other pocket. Have you one?',
        'Go, then; I shall follow your progress with professional interest. When may I expect you?',
      ],
      ['You have my wishes already; is it courage that you came back for?'],
    ],
    holiday_wish: [
      [
        "You are civil, and I return the wish; I shall spend the day with the year's accounts. And you?",
        'And to you. I find that interest keeps no holidays, though I do close the shutters. Have you plans?',
        'How thoughtful; most of my clients grow silent around such days. Shall I read anything into it?',
      ],
      ['Your good wishes are already entered; would you care to enter something else?'],
    ],
    not_for_you: [
      [
        'Then I have not seen it; misdirected letters are how I came to own this building. Was there one meant for me?',
        'I shall disregard it, as one disregards most correspondence. What had you intended to send me?',
        'You might be more careful; I return what is not mine, and I keep a copy. Shall we begin afresh?',
      ],
      ['A second stray letter; ought I to open an office for them?'],
    ],
    hope_you_well: [
      [
        'Your concern is noted with pleasure; I am in good health and in better order. And are you?',
        'You wish me well before you ask for anything; that is either breeding or strategy. Which?',
        "I am comfortable, thank you; the office is heated by other people's haste. How do you fare?",
      ],
      ['Twice you wish me well; should I be consulting a physician?'],
    ],
    one_moment: [
      [
        'By all means; haste has never improved a signature. Shall I order another espresso meanwhile?',
        'I can wait; it is most of my profession. Will you be long?',
        'Do so; I would rather be read slowly than regretted quickly. Where did we leave off?',
        'Do attend to it; I shall use the silence profitably. Shall I expect you shortly?',
        'By all means. I do not wait, but I shall be here; do you see the distinction?',
        'Go, then. Whoever calls you away has the better claim, or the louder voice; which is it?',
      ],
      [
        'A second pause; should I have the chair reupholstered for you?',
        'Another interruption; are you so much in demand?',
      ],
    ],
    x_says_hi: [
      [
        'How gracious of them; and what did they ask you to find out while you were here?',
        'I return the compliment, in the exact amount. Do you carry messages for a living?',
        'Regards from that quarter usually precede a request. Has it been made yet?',
      ],
      ['Further regards; we are becoming quite a post office, are we not?'],
    ],
    lets_go: [
      [
        'Such enthusiasm, and so loud; is it backed by anything?',
        'By all means, let us go. You first, and in which direction?',
        'Joy is an excellent fuel and a poor map. Where are you off to?',
      ],
      ['The cheering resumes; have you arrived somewhere since?'],
    ],
    im_back: [
      [
        'Welcome back. The figures did not stand still while you were gone; did you?',
        'You return; I had made a small wager on it. Shall we resume?',
        'I noticed the absence, and I do not charge for noticing. Where were we?',
        'So you are; those who return are either solvent or short. Which is it this time?',
        "Absence is noted in the ledger under 'pending'. What have you brought back with you?",
        'I do not miss people, I expect them; you are more or less on time. Shall we continue?',
        'So you have returned; people usually do, and seldom for the view. What brings you up this time?',
        'Welcome back; your chair has been idle, and idleness is costly. Shall we use it?',
        'You were gone, you are here; the page is where we left it. Had you anything to add to it?',
      ],
      [
        'You come and go like a tide; does anything stay on the beach?',
        'You return faster than my post; is there some news?',
        'You return with great regularity; do you bring anything besides yourself?',
      ],
    ],
    typo: [
      [
        'An error confessed at once costs least. May I have the corrected version?',
        'I have corrected it in my head, where it was worse. What should it have said?',
      ],
      ['A second slip of the pen; shall we proceed more slowly?'],
    ],
  }
