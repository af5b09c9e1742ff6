import type { RemarkTopic } from '#src/rules/sharks/remarks.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Tommy on what strangers remark and ask. */
export const REMARK_LINES: TopicLines<RemarkTopic | 'reckoning'> = {
  seized: [
    [
      'The cops took your goods? Oh, pal! Next time a small bag and a big smile, and go through the Bronx!',
      "They just took it? All of it? Sit down, I'll get you some bread! You start again small, that's all!",
      'My cousin lost a whole van like that! He cried, he ate, he bought a smaller van! You lie low a little!',
    ],
    ['Again the cops got your things? You gotta travel lighter, pal!'],
  ],
  robbed: [
    [
      'You got robbed? Are you hurt? Show me! Okay, no holes! Money comes back, pal, you sit a minute!',
      "Who robs a nice person like you? Aunt Connie's gonna hear about it, and then he better run!",
      'Oh no, they took your money! Happened to me on my own stairs! You lost some cash, you kept your head, good!',
    ],
    ['Robbed again? Walk with me next time, nobody robs me, I talk too much!'],
  ],
  father_borrowed: [
    [
      "Your family came here? No kidding! I bet we fed 'em! How are they, they eating?",
      'Aw, so we go way back! Your people and me! You got the same ears, pal, I knew it!',
      "I remember nice people like that! They brought it back and stayed for supper! So you're family already!",
    ],
    ['You told me about your family, and I still like them! Say hello!'],
  ],
  biggest_loan: [
    [
      "My biggest? Nine hundred, to a guy with a pretzel cart! He still waves! I'm a small coffee can, pal!",
      'The first one was forty bucks, to the mailman! He brought it back in quarters, I nearly cried!',
      'Worst one? My cousin, three hundred for a boat! There was no boat! I still ask about the boat!',
    ],
    ['I told you about the pretzel man! Nobody ever beat the pretzel man!'],
  ],
  own_family: [
    [
      'No kids, pal! I got Aunt Connie, eleven cousins and a cat! Who has room for kids?',
      'Not married! I came close, she was allergic to the cat! So it’s me and Aunt Connie and the sauce!',
      'My family? Aunt Connie runs it, I just carry the bags! No wife, no kids, plenty of noise!',
    ],
    ['Same family since you asked, pal! Aunt Connie says hello!'],
  ],
  own_age: [
    [
      "I'm forty-three! My aunt says fourteen! The truth's somewhere in the kitchen!",
      'Forty-three in August! You gotta come, there’s a cake, there’s always a cake!',
      'How old? Old enough for the good chair, too young for the nap! Forty-three!',
    ],
    ['Still forty-three, pal! Unless you know something!'],
  ],
  own_past: [
    [
      'I grew up right here in Astoria, over the bakery! I smelled like rolls till I was twelve!',
      'Before this I drove a bread truck! I gave away so much bread they made me stop!',
      'My story? My aunt raised me, the coffee can raised everybody else! There, you know it all!',
    ],
    ['More about me? You’re the first one who asked twice, pal!'],
  ],
  divorce: [
    [
      "Oh, pal, I'm sorry! That's a hard thing! Sit, I'll heat something up, you don't have to talk!",
      'She left? He left? Whoever left, that’s a loss! You come eat here Sundays till it stops!',
      'My cousin went through that! He slept on our couch a whole winter! The couch is free, I’m just saying!',
    ],
    ['Is it still so bad at home? You ate at least?'],
  ],
  bad_news: [
    [
      "Oh no! That's terrible, pal! I'm so sorry! Sit, tell me from the beginning, I got time!",
      'What a thing to happen! To you, of all people! We’ll figure something out, first you eat!',
      'That hurts me to hear! When my kitchen burned, the whole street brought pots! You’re not alone, pal!',
    ],
    ['More bad news? Come here, I’m giving you the big plate!'],
  ],
  rate_shock: [
    [
      'Too high? Mine? Pal, I got the lowest rate on the street! Ask Vinnie, then come back and hug me!',
      "I know, I know, any rate's a lot when you're short! It pays for the bread, that's all it pays for!",
      'You think it’s crazy? My aunt thinks it’s crazy low! You two should talk!',
    ],
    ['Still the rate? I’d go lower, but the can has a bottom, pal!'],
  ],
  may_smoke: [
    [
      'Smoke, sure, by the window! The cat doesn’t like it, and the cat votes!',
      "You can smoke! Aunt Connie can't know! Blow it at Mrs. Russo's side!",
      'Go ahead, pal! I quit in March, so stand a little close to me!',
    ],
    ['Light it up already, pal! I opened the window for you!'],
  ],
  may_sit: [
    [
      "Sit! What are you asking for? That's your chair, I just never met you before!",
      'Of course! Push the cat over! No, not him, he pushes back! Take the other one!',
      'Sit down, sit down! You want a pillow? I got the pillow from my aunt’s good room!',
    ],
    ['You’re still standing? Sit, pal, you make the soup nervous!'],
  ],
  whats_funny: [
    [
      "Nothing's funny, pal, I'm just happy you came! This is how it looks from outside!",
      'The cat! He’s behind you, he’s wearing the napkin! I can’t look, I’m gonna laugh again!',
      'I thought of my cousin and the ladder! It’s only funny if you know the ladder!',
    ],
    ['I’m still laughing about the ladder! I’m sorry, pal!'],
  ],
  lie_low: [
    [
      'The cops know you? Then stay small a while, pal! Sell a little, ride to other boroughs, they forget!',
      'You’re hot? Stay here and eat till it’s dark! Then take a few quiet trips, it cools like a pie!',
      "I can't make police forget! But if you move around and don't sell big in one place, they do it themselves!",
    ],
    ['Still so much heat? Take the train, see the beach, they’ll forget you, pal!'],
  ],
  why_reputation: [
    [
      'It opens doors, pal! With a good name they sell you the good stuff, and we all trust you with more!',
      "A good name, that's credit! The fancy goods, the bigger sums, the Boss himself, it all starts with the name!",
      'Why it matters? Because I got one can! I give more to people who everybody says bring it back! And the better goods open, too!',
    ],
    ['Like I said, pal: good name, better goods, more credit!'],
  ],
  together: [
    [
      'All of us together? Once, at a christening! Vinnie didn’t sit, Carmela didn’t eat, I had four plates!',
      "I'd have a beer with any of them! They don't call! I got chairs for everybody!",
      'We know each other, sure! I send cookies at Christmas! The Boss sent back the plate, washed!',
    ],
    ['We’re not so close, pal, but I keep inviting!'],
  ],
  eatery: [
    [
      "Steinway Street, the little deli with the green door! The meatball sandwich! Tell them Tommy sent you, they'll give you two!",
      "Right here! Sit! No? Then the Greek on Thirtieth Avenue, big portions, he doesn't know how to stop!",
      'Go to Rizzo’s for the square slice! I’d come with you, but the sauce is on!',
    ],
    ['You went to the place with the green door? Go, go!'],
  ],
  spare_me: [
    [
      "I don't want to send anybody, pal! But after {nextAt} it isn't up to me, they take {nextStep}! Come before!",
      'Nobody’s coming before {nextAt}, I promise! Then they take {nextStep}, and I can’t watch!',
      "Here's what comes: {nextAt}, they take {nextStep}! A little something from you today, and I can talk to them!",
    ],
    ['It’s still {nextAt}, pal, and then {nextStep}! I don’t like it either!'],
  ],
  trust_you: [
    [
      'You can trust me, pal! I never changed a number in my life, I can barely read my own!',
      "Trust me? My aunt's sitting right there! I lie, I don't eat!",
      'Sure you can! I’m the one who hands out money to strangers, you think I got a plan?',
    ],
    ['You still wonder? Ask anybody on the block, pal, they all ate here!'],
  ],
  enjoys_fear: [
    [
      'Scaring people? Me? I scared a guy once by accident, I sent him a lasagna after!',
      'I hate it, pal! I sleep so bad when somebody’s late! Aunt Connie does the scaring!',
      'No, no, no! I want people happy and full! The scary ones are down the street!',
    ],
    ['I told you, I’m no good at scaring! Look at this face!'],
  ],
  whose_first: [
    [
      'Mine first! It’s small and it’s cheap, you learn on it! Then you go be a big shot with the others!',
      'Start with me, pal! If something goes wrong with me, you get soup! With Vinnie you get Nicky!',
      'First me, then Vinnie if you’re in a hurry, then Carmela if you own a tie! The Boss picks you!',
    ],
    ['Still me first! I’d tell my own cousin the same!'],
  ],
  meet_boss: [
    [
      'The Boss? You need a good name, pal, eight tenths! Bring everything back on time and he’ll hear about it!',
      'You want to meet him? When your reputation’s at eight tenths he sends for you! Wear a clean shirt!',
      'He only sees people with eight tenths of a name! You’re nice, so you’re halfway, in my book!',
    ],
    ['Eight tenths, pal, and then you tell me what he’s like!'],
  ],
  followed: [
    [
      'Somebody’s following you? Come in, close the door! The cat’ll look out the window!',
      "Maybe it's Mrs. Russo! She follows everybody! If it's a man with a hat, go out through the kitchen!",
      "You're being followed? Walk slow past the bakery, it's crowded, you'll lose him by the rolls!",
    ],
    ['He’s still there? Let’s bring him a coffee, then we know who he is!'],
  ],
  bad_sale: [
    [
      'You sold too low? Happens to me with cookies! Next time you check one more borough, pal!',
      'Aw, that hurts! You lost a little, you learned a lot! Wait one day next time, prices come back!',
      'Peanuts is still something, you can eat peanuts! But ride a stop further before you sell!',
    ],
    ['Sold low again? I’m gonna go with you and look sad at the buyer!'],
  ],
  local: [
    [
      "You're from here? I knew it! Which house? Did you get the bakery smell, too?",
      'A neighbor! Why didn’t you say so! Neighbors get the big cup!',
      'From right around here! Then you know my aunt! Everybody ate at her table!',
    ],
    ['I know, neighbor! You still got my big cup!'],
  ],
  allergy: [
    [
      "You're allergic? Oh no! Commissioner, out! He won't go! Sit by the window, I'll get a napkin!",
      'Bless you! My cousin swells up from nuts, his head’s like a pumpkin! You need water?',
      'Allergic! Okay, I open everything, you breathe, the cat goes on the fire escape!',
    ],
    ['Bless you again! Here, take the whole box, pal!'],
  ],
  long_way: [
    [
      "A whole hour? You poor thing! Those trains! Sit, take your shoes off, I'll get you something hot!",
      'The train got stuck? It’s always that one! You came anyway, that means something to me!',
      'What a trip! I’d send you a car if I had a car! You’re here, that’s what counts!',
    ],
    ['Again that long trip? You should move in with my cousin, he’s two blocks away!'],
  ],
  reckoning: [
    [
      'Wait, my fingers! {reckonedSum} at {reckonedRate} a day for {reckonedDays}, that’s {reckonedTotal}! It never goes past double, thank God!',
      'I asked Aunt Connie, she’s fast! {reckonedTotal}! That’s {reckonedSum}, {reckonedDays}, {reckonedRate} on top every day!',
      "It's {reckonedTotal}, pal! You start with {reckonedSum}, and {reckonedRate} goes on every day, {reckonedDays} long!",
    ],
    [
      'I get {reckonedTotal} for that! {reckonedSum}, {reckonedRate}, {reckonedDays}! My aunt gets the same!',
    ],
  ],
}
