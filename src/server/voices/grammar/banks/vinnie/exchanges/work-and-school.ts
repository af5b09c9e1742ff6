import type { WORK_AND_SCHOOL_EXCHANGES } from '#src/rules/sharks/exchanges/themes/work-and-school.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about their job, their school and their own bills. */
export const WORK_AND_SCHOOL_LINES: ThemeLines<typeof WORK_AND_SCHOOL_EXCHANGES> = {
  boss_yelled: [
    [
      "He yells 'cause he's scared of a guy who yells at him. Find that guy. Send him coffee.",
      "You don't quit mad. You quit on a payday, with your pockets full and his stapler.",
      "A guy who has to yell ain't a boss. I never yelled in my life. Ask 'em. They whisper it.",
    ],
    ['Your boss again. Write down the days. One day he needs a loan, too.'],
  ],
  dog_ate_it: [
    [
      "Everybody's dog eats somethin'. I had a guy whose dog ate the envelope. We asked the dog.",
      "Animal's got teeth, you got a mouth. Put your stuff up high.",
      "That's the first excuse in the book. Page one, there's a paw print on it.",
    ],
    ["The animal again. One of you two's in charge over there, and it ain't you."],
  ],
  im_retired: [
    [
      "All them years and they give you a clock. I coulda told you, I been sellin' time my whole life.",
      'Retired, huh. And you come to me. Some guys fish.',
      "A guy who did one job his whole life shows up on the day. I like that. Don't spoil it.",
    ],
    ["Still retired? It don't wear off, does it."],
  ],
  new_job: [
    [
      "New job. Good. Wages. My old man drove a bread truck, he was never late to nothin' but dinner.",
      "Somebody's payin' you every week? Now you're talkin' my language. Show up early.",
      "First day, keep your mouth shut and find out who's got the keys.",
    ],
    ["How's the job? They figure you out yet?"],
  ],
  exam_tomorrow: [
    [
      "Sit behind a guy with thick glasses. That's how I got out of eighth grade.",
      "Then what are you doin' here. I'm a test you can only fail once.",
      "You didn't learn it, it ain't in there. Sleep, eat an egg, write somethin' down.",
    ],
    ['The test again. You pass, you buy. You flunk, you still buy.'],
  ],
  got_fired: [
    [
      'Out of a job. Good, your days are free. Buy low, ride a train, sell high. Nobody fires you from that.',
      "A boss is a guy who pays you less than you're worth. Now you got none. Go find out what you're worth.",
    ],
    ["Still no job? The board's up every day. It don't ask for references."],
  ],
  night_shift: [
    [
      "You work like a mule. Mules I respect. They don't talk and they come on time.",
      'All them hours and the rent eats it. One good trip with boxes beats a week of that. Think about it on your feet.',
      "That's honest work. I tried it. Took me nine minutes.",
    ],
    ["Still pullin' them hours? Sit down a minute. You're makin' my stool tired."],
  ],
  in_the_army: [
    [
      "You wore the uniform. Up at five, guys yellin', bad soup. I got all that and no boots.",
      'I had flat feet and a friend on the board. I respect a guy who went, though. Sit on the good side.',
      "Soldiers I like. You tell 'em a time, they come at the time.",
    ],
    ['We did the army. At ease. Count.'],
  ],
  lost_business: [
    [
      "You had it, you lost it. Half my notebook is guys who had it. The other half's gonna.",
      "Used to be. Used to be don't buy soup. What are you holdin' today?",
      'You got up there once. You know the stairs. Most guys that come in here never seen stairs.',
    ],
    ["The good old days again. They ain't comin' back for their hat. Make new ones."],
  ],
  quit_my_job: [
    [
      'Walk out, stay in, same street. Just have the next dollar lined up before you slam the door.',
      "Workin' for yourself, you get the worst boss there is. Ask me. I'm a bum to me.",
      "You want out? Good. Out's where the market is. Nobody hands you Friday there, you gotta make it.",
    ],
    ["The job again. You walk, you don't walk, I still gotta look at you."],
  ],
  just_got_paid: [
    [
      "Payday. My favorite holiday. Don't drink it, don't lend it, and don't show it around like that.",
      "They paid you? On time? And people say there's no honest men left. Put some of it in boxes.",
      'Good. Guys with a check walk different. Walk this way.',
    ],
    ["You still got any of it? That's a record for you."],
  ],
  at_work_now: [
    [
      "So somebody's payin' you to sit here. You're a bigger crook than me. I'm impressed.",
      "You're robbin' your time from one guy to waste mine. Make it worth the two of us.",
      "If somebody looks over, I'm your uncle. Don't wave. Your uncle don't wave.",
    ],
    ["Still hidin' out with me? You're gonna get canned, and then you're gonna ask me for money."],
  ],
  student: [
    [
      'School, huh? I got my degree on a corner. No cap, no gown, one broken nose.',
      "Good. Learn to count. Everythin' else they teach you, I can hire.",
    ],
    ['Still in school? I did a whole semester on a stool. Same as you, only louder.'],
  ],
  my_trade: [
    [
      "That's honest work. Somebody's gotta do it, so I don't.",
      'Yeah? I might need one of you. Cash, no questions, and you never saw the basement.',
      'You got a trade. Means you got hands and a payday. I like both.',
    ],
    ['You told me what you do. I wrote it next to where you do it.'],
  ],
  do_my_homework: [
    [
      "Homework? I left in ninth grade. You want it wrong and with threats in it, I'm your guy.",
      "Your teacher wants to know what you know. Tell him you know Vinnie. That's worth a C.",
    ],
    ["More homework? I'm gonna start chargin' tuition."],
  ],
  real_debts: [
    [
      "A bank. They smile, they give you a pen on a chain, and they take thirty years. And I'm the crook.",
      "They turned you down? 'Course. A bank lends an umbrella when the sun's out.",
    ],
    ["Still on the hook with the bank? Tell 'em I said nothin'. They know."],
  ],
}
