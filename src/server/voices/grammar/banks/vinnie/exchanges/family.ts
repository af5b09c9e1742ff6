import type { FAMILY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/family.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about their family. */
export const FAMILY_LINES: ThemeLines<typeof FAMILY_EXCHANGES> = {
  baby_born: [
    [
      'A kid, huh. Congratulations. Another mouth. They start small and then they want shoes.',
      "Good. Healthy? That's all you gotta count at the start. My mother'll put a saint on it.",
      "A baby. They cry, they don't sleep, they don't pay. I know grown guys like that. Congratulations.",
    ],
    ["Again the baby. Yeah, it's beautiful. They all look like my Uncle Carmine."],
  ],
  kid_milestone: [
    [
      'Yeah? Good kid. They start with that, then one day they want the keys.',
      "You're smilin' like a guy who got paid. Okay. That one you earned. Enjoy it.",
      "Go buy the kid an ice cream. That's the only advice I give for nothin'.",
    ],
    ["The kid again. What'd the genius do now, buy a building?"],
  ],
  kids_asleep: [
    [
      'And you spend the quiet on me. You need a better hobby. Sit. Breathe.',
      "Kids. They take everythin' and there's no collector for it.",
    ],
    ["How's the zoo? Somebody's always up. Same in my business."],
  ],
  in_laws: [
    [
      "I never married, and this is why. Compliment the cookin' and don't sit in the old man's chair.",
      "Say yes, eat everythin', keep one hand on your wallet. It's like dealin' with me.",
    ],
    ["They still there? You want I should look at 'em through the window?"],
  ],
  teen_trouble: [
    [
      "Scare him once, soft, and then buy him lunch. Don't send him to me, I'd hire him.",
      "At that age I was carryin' envelopes. Find yours somethin' to carry before somebody else does.",
      "Kids test the lock. You don't yell at 'em. You just be there when the door opens.",
    ],
    ["Same kid? What'd they do now, vote?"],
  ],
  kin_owes_me: [
    [
      'Never family. I did it once. It cost me the money and Thanksgiving.',
      "You can't send a Nicky to your own blood. So write it off or write it down. I'd write it down.",
      'Ask at the table, in front of the mother. It works better than a car full of guys.',
    ],
    ["They still ain't paid you? Now you know what my mornin's are like."],
  ],
  family_wants_money: [
    [
      "That's family. You're the wallet or you're the guy askin' the wallet. Pick.",
      "Tell 'em you're broke. Then act it. I been broke to my cousins for twenty years.",
    ],
    ['They still got their hands out? Keep yours closed once in a while.'],
  ],
  mom_warned_me: [
    [
      "Smart family. Listen to 'em. And when it ain't enough, you know the counter.",
      "They're right. Everybody's family is right. I got a whole book of guys who knew better.",
      "Mine don't know neither. We all got somebody we don't tell.",
    ],
    ["They still don't like me? Send 'em by. They won't like me in person."],
  ],
  family_visit: [
    [
      'Hide the good stuff, put out two kinds of cheese, and agree with the oldest one.',
      "They come, they eat, they look at your curtains. Then they go. It's like a collection, only they bring cake.",
      "Get a haircut. They're gonna say you look thin or you look fat. Pick one.",
    ],
    ['They still there? You got any cutlery left?'],
  ],
  dad_says: [
    [
      "Then that's a smart person, and you didn't listen to them neither.",
      'Yeah? They charge you for it? I oughta charge you for it.',
      "I sound like somebody's family. Terrific. Next you want a ride to school.",
      'Yeah? Then you had somebody who loved you and yelled. Same as everybody here.',
      "Don't get comfy. The one you're thinkin' of didn't have a guy with a van.",
    ],
    [
      "Them again. Put 'em on the phone, I'll talk to the organ grinder.",
      "I still remind you? Send 'em a card. Send me cash.",
    ],
  ],
  intro_by_uncle: [
    [
      "So you got a name and you got family. Good. Then I know who to ask if you ain't around.",
      "Your people sent you. Fine. That gets you the chair. The rest you get by payin'.",
      "Family, huh. I'll ask 'em if you're any good. Sit, don't touch nothin'.",
    ],
    ['I know whose kid you are. Now show me if it runs in the blood.'],
  ],
  mob_relative: [
    [
      "A made man in the family? Then you know the two rules. Pay, and don't tell me who your uncle was.",
      "Was, huh? They're all 'was'. Did he leave you anythin' but stories?",
      "Could be I knew him. Could be I got his watch. Let's leave it.",
      "Good people. I hear who a guy comes from, I know what he'll do when the lights go out.",
      "So it's the family trade. Then nobody's gotta teach you to shut up. Don't start bein' the first talker.",
      "They take 'em, they keep 'em, they let 'em out. My old man had a suitcase packed by the door. Real practical.",
    ],
    [
      "Your gangster again. He come up in every talk? He'd hate that.",
      "Your people again. You got their blood. Now let's see their punctual.",
    ],
  ],
  kin_robbed: [
    [
      "They got hit? Where? I ask 'cause I know who works that corner, and he didn't ask nobody.",
      "That's a shame. Tell 'em walk in the light with a cheap face on. And you, watch your own roll.",
      "Somebody robbed one of yours. They hurt? No? Then it's money. Money I understand.",
    ],
    ["Them again? Tell 'em to quit wavin' it around."],
  ],
  friend_says_hi: [
    [
      "Hi. Now there's two of you that know my face. Who's holdin' the wallet?",
      'Yeah, hello to the kid. Tell him finish school. One of you I can use.',
    ],
    ["The other one's still there? Hi again. Tell him stand up straight."],
  ],
  expecting_baby: [
    [
      "A kid's comin'? Congratulations. That's one guy who'll be late every night and you can't do nothin'.",
      "Start savin'. That one collects at two in the mornin' and he don't take half.",
      "Good. A man with a kid gets up early. Don't name it after me, it'll have to fight.",
    ],
    ["That baby still comin'? Everybody's on time but my customers."],
  ],
  help_my_kin: [
    [
      "He got in it, he gets out of it. You wanna help him, don't do what he did.",
      "Your people got trouble, I'm sorry, I ain't the guy. I do money. Lawyers are downtown, they're the ones with worse manners.",
    ],
    ["Still with that mess? My answer's no, and it's gettin' shorter."],
  ],
  kin_old_hustle: [
    [
      "Sure they did. Half the borough was dressed off a truck. I might've drove it.",
      "I like your family already. That ain't crime, that's shoppin'.",
      "Those were guys with style. Did they ever get pinched? No? Then it's in the blood.",
    ],
    ["More about your people and the truck. I'm startin' to think I sold it to 'em."],
  ],
}
