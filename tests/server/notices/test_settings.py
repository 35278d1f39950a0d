"""How people set what they are told, as clients do it: saving, trying, muting, confirming, having it and leaving."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.in_process import open_table, serving, visitor
from tests.server.notices.office import ORIGIN
from tests.server.notices.stand_ins import Browser, MailDrop, Receiver, mail_server, receiving
from tests.support.said import said
from windfall.server.settings import Limits, NoticeChannels

Json = dict[str, Any]
WHERE: Json = {"language": "en", "time_zone": "Europe/Berlin"}


@contextmanager
def house(folder: Path, drop: MailDrop | None = None, private: bool = True) -> Iterator[TestClient]:
    smtp = None if drop is None else f"smtp://127.0.0.1:{drop.port}"
    channels = NoticeChannels(smtp, "windfall@games.example", private_webhooks=private)
    with serving(folder, Limits(keys_at_once=1000), notices=channels, origins=(ORIGIN,)) as client:
        assert client.put("/api/me", json={"name": "Ann"}).status_code == 200
        yield client


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[TestClient]:
    with house(tmp_path) as client:
        yield client


def saved(client: TestClient, **wanted: Any) -> Json:
    answer = client.put("/api/me/notices", json=WHERE | wanted)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def notices(client: TestClient) -> Json:
    told: Json = client.get("/api/me/notices").json()
    return told


def subscribed(client: TestClient, receiver: Receiver, name: str = "push") -> Browser:
    browser = Browser()
    answer = client.put("/api/me/notices/push", json=browser.subscription(f"{receiver.url}/{name}") | WHERE)
    assert answer.status_code == 200, answer.text
    return browser


def tried(client: TestClient) -> list[tuple[str, bool, str]]:
    channels = client.post("/api/me/notices/test").json()["channels"]
    return [(each["channel"], each["sent"], said(each["text"])) for each in channels]


def test_all_is_off_and_nothing_is_kept_until_somebody_wants_it(ann: TestClient) -> None:
    told = notices(visitor(ann))
    assert told["push_key"]
    del told["push_key"]
    assert told == {
        "push": [],
        "time_zone": None,
        "quiet": None,
        "webhook": None,
        "private_webhooks": True,
        "mail": None,
        "mail_possible": False,
        "muted": [],
    }
    assert tried(ann) == []
    assert ann.get("/api/me/data").json()["notices"] is None


def test_the_button_says_what_came_of_every_channel(ann: TestClient) -> None:
    with receiving() as receiver:
        browser = subscribed(ann, receiver)
        told = saved(ann, webhook={"url": f"{receiver.url}/hook", "format": "json"}, quiet={"begins": 60, "ends": 420})
        assert told["quiet"] == {"begins": 60, "ends": 420}
        assert [each["here"] for each in told["push"]] == [True]
        assert tried(ann) == [
            ("push", True, "The push service has taken it."),
            ("webhook", True, "It was taken there (status 200)."),
        ]
        posted = {each.path: each for each in receiver.taken()}
        assert browser.read(posted["/push"].body)["trial"] is True
        assert posted["/hook"].json["text"] == "If you can read this, notices reach you here."
        receiver.status = 410
        assert tried(ann) == [
            ("push", False, "This browser is not there any more. Switch notices on in it again."),
            ("webhook", False, "It was refused there (status 410)."),
        ]
        assert notices(ann)["push"] == []


def test_a_subscription_is_renewed_and_ends_with_its_device(ann: TestClient) -> None:
    with receiving() as receiver:
        subscribed(ann, receiver, "old")
        browser = subscribed(ann, receiver, "new")
        tried(ann)
        (posted,) = receiver.taken()
        assert posted.path == "/new"
        assert browser.read(posted.body)["title"] == "A test from Windfall"
        phone = visitor(ann)
        token = ann.post("/api/me/links").json()["token"]
        assert phone.post("/api/me/links/use", json={"token": token}).status_code == 200
        subscribed(phone, receiver, "phone")
        assert [each["here"] for each in sorted(notices(ann)["push"], key=lambda each: each["here"])] == [False, True]
        (device,) = [each["device"] for each in notices(phone)["push"] if each["here"]]
        assert ann.delete(f"/api/me/devices/{device}").status_code == 200
        (left,) = notices(ann)["push"]
        assert left["here"]
        assert ann.delete(f"/api/me/notices/push/{left['device']}").json()["push"] == []


def test_what_cannot_be_is_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    with house(tmp_path, private=False) as ann:
        browser = Browser()
        for wanted in (
            {"webhook": {"url": "http://games.example/", "format": "json"}},
            {"webhook": {"url": "https://10.0.0.1/", "format": "json"}},
            {"webhook": {"url": "https://games.example/", "format": "fax"}},
            {"time_zone": "Mars/Olympus"},
            {"time_zone": "../../etc/passwd"},
            {"quiet": {"begins": 0, "ends": 24 * 60}},
        ):
            assert ann.put("/api/me/notices", json=WHERE | wanted).status_code == 422, wanted
        refused = ann.put("/api/me/notices", json=WHERE | {"mail": {"address": "ann@home.example", "hours": 1}})
        assert said(refused.json()["error"]) == "The host of this server has not set up mail."
        for wrong in ({"endpoint": "https://127.0.0.1/"}, {"public_key": "AAAA"}, {"auth": "AAAA"}, {"auth": "%"}):
            body = browser.subscription("https://push.example/1") | WHERE | wrong
            assert ann.put("/api/me/notices/push", json=body).status_code == 422, wrong
        assert notices(ann)["time_zone"] is None
        bob = visitor(ann)
        table = open_table(ann, "me", "open")
        assert bob.put(f"/api/me/notices/tables/{table}", json={"muted": True}).status_code == 403
        assert bob.put("/api/me/notices/tables/nowhere", json={"muted": True}).status_code == 404


def test_mail_is_asked_first_and_can_be_ended_by_its_own_link(tmp_path: Path) -> None:
    with mail_server() as drop, house(tmp_path, drop) as ann:
        address = {"address": "ann@home.example", "hours": 6}
        told = saved(ann, mail=address)
        assert told["mail"] == {**address, "confirmed": False}
        assert tried(ann) == []
        (question,) = drop.taken()
        assert question["Subject"] == "Is this your address?"
        assert "Ann" not in question.get_content()
        token = question.get_content().partition("/mail#confirm=")[2].split()[0]
        somebody = visitor(ann)
        wrong = somebody.post("/api/notices/mail/confirm", json={"token": token[:-2]})
        assert wrong.status_code == 404
        confirmed = somebody.post("/api/notices/mail/confirm", json={"token": token}).json()
        assert confirmed == {**address, "confirmed": True}
        assert saved(ann, mail=address | {"hours": 24})["mail"]["confirmed"], "the same address is not asked again"
        assert tried(ann) == [("mail", True, "The mail server has taken it.")]
        (test,) = drop.taken()
        stop = test["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
        answer = somebody.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert notices(ann)["mail"] is None
        assert somebody.post("/api/notices/mail/confirm", json={"token": token}).status_code == 404, "wanted no more"


def test_nobody_is_sent_many_questions(tmp_path: Path) -> None:
    with mail_server() as drop, house(tmp_path, drop) as ann:
        asked = [
            visitor(ann, f"198.51.100.{number}").put(
                "/api/me/notices", json=WHERE | {"mail": {"address": "Victim@home.example", "hours": 1}}
            )
            for number in range(6)
        ]
        assert [answer.status_code for answer in asked] == [200] * 4 + [429] * 2
        assert len(drop.taken()) == 4


def test_one_has_it_all_and_it_goes_with_one(ann: TestClient) -> None:
    with receiving() as receiver:
        subscribed(ann, receiver)
        saved(ann, webhook={"url": f"{receiver.url}/hook", "format": "slack"})
        table = open_table(ann, "me", "open")
        assert ann.put(f"/api/me/notices/tables/{table}", json={"muted": True}).json()["muted"] == [table]
        kept = ann.get("/api/me/data").json()["notices"]
        assert kept["webhook"] == {"url": f"{receiver.url}/hook", "format": "slack"}
        assert [each["endpoint"] for each in kept["push"]] == [f"{receiver.url}/push"]
        assert kept["muted"] == [table]
        assert kept["origin"] == ORIGIN, "one that the host has named"
        bob = visitor(ann)
        assert bob.put("/api/me", json={"name": "Bob"}).status_code == 200
        token = bob.post("/api/me/links").json()["token"]
        assert ann.post("/api/me/links/use", json={"token": token}).status_code == 200
        joined = notices(bob)
        assert (joined["push"], joined["webhook"], joined["muted"]) == ([], None, [table])
        assert ann.delete("/api/me").status_code == 200
        assert notices(bob)["muted"] == []
